// A drill: about two minutes of positions, without haste. What goes wrong comes again.
import { MOST_TIMES_ASKED } from "../../limits";
import type { Drill, DrillAnswer, FittingCard, SprintPositionInfo } from "../../net/bodies";
import { SprintTable } from "../common/sprint-table.svelte";

/** In milliseconds. Nobody is cut off: the position on the table is still played. */
export const LASTS = 120_000;
/** A sum that went wrong comes again after so many others. */
const AGAIN_AFTER = 4;

interface Asked {
  /** The number of the position in the drill, from 0. */
  readonly at: number;
  readonly position: SprintPositionInfo;
}

export class DrillRound {
  phase = $state.raw<"running" | "over">("running");
  /** The sums that are done, right at first or not. */
  done = $state.raw(0);
  answers = $state.raw<readonly DrillAnswer[]>([]);
  readonly table: SprintTable;
  #queue = $state.raw<readonly Asked[]>([]);
  #shown: number;
  readonly #ends: number;
  #isWrong = false;

  constructor(
    readonly drill: Drill,
    /** Milliseconds, from whenever. */
    private readonly now: () => number,
  ) {
    this.#queue = drill.positions.map((position, at) => ({ at, position }));
    const positions = $derived.by(() => this.#queue.map(({ position }) => position));
    this.table = new SprintTable(
      () => positions,
      (card) => this.#took(card),
    );
    this.#shown = this.now();
    this.#ends = this.#shown + LASTS;
  }

  /** The sum that is asked; null: there is none left. */
  get asked(): FittingCard | null {
    return this.#queue[this.done]?.position.fitting[0] ?? null;
  }

  /** The sums that went wrong, each once. */
  readonly tricky = $derived.by(() => {
    const wrong = new Set(this.answers.filter(({ right }) => !right).map(({ at }) => at));
    const sums = [...wrong].map((at) => this.drill.positions[at]?.fitting[0]);
    const bySum = new Map(sums.map((sum) => [sum && `${sum.value} ${sum.step} ${sum.sign}`, sum]));
    return [...bySum.values()].filter((sum) => sum !== undefined);
  });

  /** Stop before the end. What was answered counts. */
  stop(): void {
    this.phase = "over";
  }

  #took(card: FittingCard | null): void {
    const asked = this.#queue[this.done];
    if (this.phase !== "running" || !asked) return;
    if (!this.#isWrong) this.#answer(asked, card !== null);
    this.#isWrong = card === null;
    if (!card) return;
    this.done += 1;
    this.#shown = this.now();
    if (this.#shown >= this.#ends || !this.asked) this.phase = "over";
  }

  #answer(asked: Asked, right: boolean): void {
    const took = Math.round(Math.min(this.now() - this.#shown, LASTS));
    this.answers = [...this.answers, { at: asked.at, right, took }];
    const times = this.answers.filter(({ at }) => at === asked.at).length;
    if (right || times >= MOST_TIMES_ASKED) return;
    const place = this.done + AGAIN_AFTER;
    this.#queue = [...this.#queue.slice(0, place), asked, ...this.#queue.slice(place)];
  }
}
