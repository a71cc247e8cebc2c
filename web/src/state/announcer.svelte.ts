// What a screen reader is to say: `announce` from anywhere, read out by look/Announcer.svelte.
import { untrack } from "svelte";

export type Urgency = "polite" | "assertive";

interface Spoken {
  readonly number: number;
  readonly text: string;
}

class Announcer {
  polite = $state.raw<readonly Spoken[]>([]);
  assertive = $state.raw<readonly Spoken[]>([]);
  #number = 0;

  /** Say something. The last few stay, since a region that is emptied at once is not read. */
  say(text: string, urgency: Urgency): void {
    // Whoever speaks in an effect does not want to speak again because of what was said.
    const last = untrack(() => this[urgency].slice(-3));
    this[urgency] = [...last, { number: ++this.#number, text }];
  }
}

export const announcer = new Announcer();

export const announce = (text: string, urgency: Urgency = "polite"): void =>
  announcer.say(text, urgency);
