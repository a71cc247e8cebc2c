// Short notes that come and go by themselves: `notify` from anywhere, shown by look/Notices.svelte.
import { untrack } from "svelte";
import { Refusal } from "../net/http";
import { texts } from "../texts/texts.svelte";
import { announce } from "./announcer.svelte";

export interface Notice {
  readonly number: number;
  readonly kind: "plain" | "good" | "bad";
  readonly text: string;
}

const SHOWN_FOR = 7_000;
const MOST = 3;

class Notices {
  shown = $state.raw<readonly Notice[]>([]);
  #number = 0;

  add(text: string, kind: Notice["kind"]): void {
    const number = ++this.#number;
    // Who hears the same twice reads it once.
    const others = untrack(() => this.shown.filter((notice) => notice.text !== text));
    const last = others.slice(1 - MOST);
    this.shown = [...last, { number, kind, text }];
    setTimeout(() => this.dismiss(number), SHOWN_FOR);
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }
}

export const notices = new Notices();

export function notify(text: string, kind: Notice["kind"] = "plain"): void {
  notices.add(text, kind);
  announce(text, kind === "bad" ? "assertive" : "polite");
}

/** Say why something did not work, in the words for its code. What is no refusal is thrown on. */
export async function notifyRefusal(error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) throw error;
  notify(await texts.explain(error.code), "bad");
}
