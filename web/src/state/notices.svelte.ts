// Short notices that go away by themselves: call `notify`; look/Notices.svelte shows them.
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
    // The same notice twice is shown once.
    const others = untrack(() => this.shown.filter((notice) => notice.text !== text));
    const last = others.slice(1 - MOST);
    this.shown = [...last, { number, kind, text }];
    setTimeout(() => this.dismiss(number), SHOWN_FOR);
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }

  /** Dismiss a notice that no longer matters. */
  withdraw(text: string): void {
    this.shown = this.shown.filter((notice) => notice.text !== text);
  }
}

export const notices = new Notices();

export function notify(text: string, kind: Notice["kind"] = "plain"): void {
  notices.add(text, kind);
  announce(text, kind === "bad" ? "assertive" : "polite");
}

/** Notify about a refusal. Any other error is thrown again. */
export async function notifyRefusal(error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) throw error;
  notify(await texts.explain(error.code), "bad");
}
