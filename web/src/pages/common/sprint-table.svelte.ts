// A table for the board of a sprint: one position after the other, and nobody else.
import type { BoardTable } from "../../games/common/table";
import type { FittingCard, SprintPositionInfo } from "../../net/bodies";
import { NO_EXTRAS } from "../../net/extras";
import type { Answer } from "../../net/pending.svelte";
import type { EventListener } from "../../state/table.svelte";
import type { Command, Sight, TableEvent } from "../../wire";

/** Told what somebody laid: a card that fits, or null for one that does not. */
export type Laid = (card: FittingCard | null) => void;

export class SprintTable implements BoardTable {
  readonly id = "";
  readonly isReplay = false;
  readonly isTrial = true;
  readonly lobby = null;
  readonly players = [{ guest: "sprint", name: "" }];
  readonly said = [];
  readonly here = [0];
  readonly gone = [];
  readonly pending = [];
  readonly seat = 0;
  /** The number of the position, from 0. */
  at = $state.raw(0);
  readonly #listeners = new Set<EventListener>();

  constructor(
    private readonly positions: () => readonly SprintPositionInfo[],
    private readonly laid: Laid,
  ) {}

  readonly position = $derived.by(() => this.positions()[this.at]);
  // A card in the middle has a number of its own: a new position is a new card.
  readonly game = $derived.by(
    () => ({ ...NO_EXTRAS, ...this.position?.view, turned: this.at + 1 }) as Sight,
  );

  get expected(): Sight {
    return this.game;
  }

  do(command: Command): Promise<Answer> {
    if (command.do === "move") this.#lay(command.move);
    return Promise.resolve({ done: true });
  }

  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  now(): number {
    return Date.now();
  }

  #lay(move: string): void {
    const { fitting = [], others = [] } = this.position ?? {};
    const fits = fitting.find((each) => each.move === move);
    if (!fits && !others.includes(move)) return; // there is nothing to draw here
    const offer = { seat: this.seat, move, arrived: 0, lag: 0 };
    const [at, seen] = [this.now(), this.at + 1];
    if (fits) {
      this.at += 1;
      this.#tell({ event: "contested", seen, offers: [offer], winner: this.seat, at });
    } else this.#tell({ event: "tried", offer, seen, reason: "move/does-not-fit", at });
    this.laid(fits ?? null);
  }

  #tell(event: TableEvent): void {
    for (const listener of this.#listeners) listener(event, { isNews: true });
  }
}
