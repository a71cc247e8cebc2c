// Announcements for screen readers: call `announce`; look/Announcer.svelte holds them.
import { untrack } from "svelte";

export type Urgency = "polite" | "assertive";

interface Spoken {
  readonly number: number;
  readonly text: string;
}

/** The announcements in one place of the page. */
export class Region {
  polite = $state.raw<readonly Spoken[]>([]);
  assertive = $state.raw<readonly Spoken[]>([]);
  #number = 0;

  /** Announce a text. The last few stay: a region that is emptied at once is not read. */
  say(text: string, urgency: Urgency): void {
    this[urgency] = [...this[urgency].slice(-3), { number: ++this.#number, text }];
  }

  /** Forget all texts, so that they are not read again when the region comes back. */
  hush(): void {
    this.polite = this.assertive = [];
  }
}

class Announcer {
  /** The newest last. A dialog mutes everything outside it, so it has one of its own. */
  #regions = $state.raw<readonly Region[]>([]);

  /** The one that is audible now. */
  get region(): Region | undefined {
    return this.#regions.at(-1);
  }

  /** Announce there, and nowhere else. Returns a function that goes back. */
  open(region: Region): () => void {
    // An effect that announces something must not run again because of it.
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
