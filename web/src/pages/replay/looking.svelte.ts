// The game that is looked at: fetched at first, and anew for each pair of eyes.
import type { Kit } from "../../games";
import type { CatalogueGame } from "../../net/bodies";
import { Refusal, type RefusalCode, stepsOf } from "../../net/http";
import { gameOf } from "../../state/catalogue";
import { kitOf } from "../../state/kits";
import { notifyRefusal } from "../../state/notices.svelte";
import { texts } from "../../texts/texts.svelte";
import { wantedIn } from "./address";
import { Replayed } from "./replayed.svelte";

interface Shown {
  readonly replayed: Replayed;
  readonly kit: Kit;
  readonly about: CatalogueGame;
}

export class Looking {
  /** Null until it is there. */
  shown = $state.raw<Shown | null>(null);
  /** Why there is nothing to see. */
  refusal = $state.raw<{ readonly code: RefusalCode; readonly text: string } | null>(null);
  /** Whose eyes were asked for last; null: all hands are open. */
  eyes = $state.raw<number | null>(null);
  /** The step that was shown first. */
  first = $state.raw(0);
  /** Counts how often it was asked for: whoever changes eyes quickly gets the last ones. */
  #asked = 0;

  constructor(
    private readonly id: string,
    private readonly number: number,
  ) {}

  /** Look at what the address leads to. */
  async begin(search: string): Promise<void> {
    const { seat, step } = wantedIn(search);
    await this.look(seat, step);
  }

  /** Look with a seat's eyes; at what is shown by then, or else at this step. */
  async look(seat: number | null, at = 0): Promise<void> {
    const own = ++this.#asked;
    this.eyes = seat;
    try {
      const steps = await stepsOf(this.id, this.number, seat);
      const [about, kit] = await Promise.all([gameOf(steps.game), kitOf(steps.game)]);
      if (own !== this.#asked) return;
      const replayed = new Replayed(this.id, this.number, steps, this.shown?.replayed.at ?? at);
      if (!this.shown) this.first = replayed.at;
      this.shown = { replayed, kit, about };
    } catch (error) {
      if (own === this.#asked) await this.#refused(error);
    }
  }

  async #refused(error: unknown): Promise<void> {
    if (!(error instanceof Refusal)) throw error;
    if (!this.shown) {
      this.refusal = { code: error.code, text: await texts.explain(error.code) };
      return;
    }
    this.eyes = this.shown.replayed.seat;
    await notifyRefusal(error);
  }
}
