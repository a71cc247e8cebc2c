// What a screen reader is to say: `announce` from anywhere, read out by look/Announcer.svelte.
import { untrack } from "svelte";

export type Urgency = "polite" | "assertive";

interface Spoken {
  readonly number: number;
  readonly text: string;
}

/** What is read out in one place of the page. */
export class Region {
  polite = $state.raw<readonly Spoken[]>([]);
  assertive = $state.raw<readonly Spoken[]>([]);
  #number = 0;

  /** Say something. The last few stay, since a region that is emptied at once is not read. */
  say(text: string, urgency: Urgency): void {
    this[urgency] = [...this[urgency].slice(-3), { number: ++this.#number, text }];
  }

  /** Forget what was said, so that it is not read again when the region comes back. */
  hush(): void {
    this.polite = this.assertive = [];
  }
}

class Announcer {
  /** The newest last. A dialog makes all that is outside it mute, and so has one of its own. */
  #regions = $state.raw<readonly Region[]>([]);

  /** The one that can be heard now. */
  get region(): Region | undefined {
    return this.#regions.at(-1);
  }

  /** Be heard there, and no longer elsewhere. Call what is returned to go back. */
  open(region: Region): () => void {
    // Whoever speaks or opens in an effect does not want to do so again because of it.
    untrack(() => {
      this.region?.hush();
      this.#regions = [...this.#regions, region];
    });
    return () => {
      this.#regions = this.#regions.filter((each) => each !== region);
    };
  }

  say(text: string, urgency: Urgency): void {
    untrack(() => this.region?.say(text, urgency));
  }
}

export const announcer = new Announcer();

export const announce = (text: string, urgency: Urgency = "polite"): void =>
  announcer.say(text, urgency);
