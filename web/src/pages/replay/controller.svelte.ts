// The replay on the page: fetched at first, and again for each seat to look from.
import type { Kit } from "../../games";
import type { CatalogueGame, Steps } from "../../net/bodies";
import { Refusal, type RefusalCode } from "../../net/http";
import { gameOf, hasCoach } from "../../state/catalogue";
import { kitOf } from "../../state/kits";
import { notifyRefusal } from "../../state/notices.svelte";
import { texts } from "../../texts/texts.svelte";
import { wantedIn } from "../common/address";
import { ReplayTable } from "../common/replay.svelte";

interface Shown {
  readonly replay: ReplayTable;
  readonly kit: Kit;
  readonly about: CatalogueGame;
  /** Whether there is a coach. */
  readonly isCoached: boolean;
}

export class ReplayController {
  /** Null until it is loaded. */
  shown = $state.raw<Shown | null>(null);
  /** Why it cannot be shown. */
  refusal = $state.raw<{ readonly code: RefusalCode; readonly text: string } | null>(null);
  /** The seat that was asked for last; null: all hands are open. */
  eyes = $state.raw<number | null>(null);
  /** The step that was shown first. */
  first = $state.raw(0);
  /** Counts the requests: after quick changes of the seat, only the last one counts. */
  #asked = 0;
  /** The seat to look from again, while something is shown from another one. */
  #before: number | null | undefined;

  constructor(
    private readonly id: string,
    private readonly number: number,
    /** Its steps, as a seat saw them. */
    private readonly fetch: (seat: number | null) => Promise<Steps>,
  ) {}

  /** Load what the address says. */
  async begin(search: string): Promise<void> {
    const { seat, step } = wantedIn(search);
    await this.look(seat, step);
  }

  /** Look from a seat, at the step that is shown, or else at this one. */
  async look(seat: number | null, at = 0): Promise<void> {
    const own = ++this.#asked;
    this.#before = undefined;
    this.eyes = seat;
    try {
      const steps = await this.fetch(seat);
      const asked = [gameOf(steps.game), kitOf(steps.game), hasCoach()] as const;
      const [about, kit, isCoached] = await Promise.all(asked);
      if (own !== this.#asked) return;
      const replay = new ReplayTable(this.id, this.number, steps, this.shown?.replay.at ?? at);
      if (!this.shown) this.first = replay.at;
      this.shown = { replay, kit, about, isCoached };
    } catch (error) {
      if (own === this.#asked) await this.#refused(error);
    }
  }

  /** Look from a seat for a while. */
  async borrow(seat: number): Promise<void> {
    if (this.shown?.replay.seat === seat) return;
    const before = this.eyes;
    const own = this.#asked + 1;
    await this.look(seat);
    if (own === this.#asked) this.#before = before;
  }

  /** Look from where the reader did before, unless they have chosen another seat meanwhile. */
  async giveBack(): Promise<void> {
    if (this.#before !== undefined) await this.look(this.#before);
  }

  async #refused(error: unknown): Promise<void> {
    if (!(error instanceof Refusal)) throw error;
    if (!this.shown) {
      this.refusal = { code: error.code, text: await texts.explain(error.code) };
      return;
    }
    this.eyes = this.shown.replay.seat;
    await notifyRefusal(error);
  }
}
