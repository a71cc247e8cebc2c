// A sprint: two minutes, as many positions as one can, and how it went.
import type { FittingCard, SprintPositionInfo } from "../../net/bodies";
import { recalledBest, rememberBest } from "./best";
import { SprintTable } from "../common/sprint-table.svelte";

/** In milliseconds. */
export const LASTS = 120_000;
/** What a card that does not fit costs, in milliseconds. */
export const MISS_COSTS = 2_000;
const TICK = 100;
/** With so few positions left, more are fetched. */
const FEW = 20;
const SLOWEST = 5;
const SEEDS = 2 ** 52;

/** A sum that was done, and how long it took on average, in milliseconds. */
export interface SumFigures {
  readonly value: number;
  readonly step: number;
  readonly sign: number;
  readonly count: number;
  readonly mean: number;
}

/** A position that was played. */
export interface Done {
  readonly position: SprintPositionInfo;
  /** Of the card that was laid in the end. */
  readonly sum: FittingCard;
  /** Whether no other card was tried before. */
  readonly isRight: boolean;
  /** In milliseconds. */
  readonly took: number;
}

export interface Means {
  /** Positions from a seed. Throws a `Refusal`. */
  readonly fetch: (seed: number) => Promise<readonly SprintPositionInfo[]>;
  /** Milliseconds, from whenever. */
  readonly now: () => number;
  readonly random: () => number;
}

export class Sprint {
  phase = $state.raw<"ready" | "running" | "over">("ready");
  /** In milliseconds. */
  left = $state.raw(LASTS);
  misses = $state.raw(0);
  /** The most cards in one sprint in this browser, before this one. */
  best = $state.raw(0);
  #positions = $state.raw<readonly SprintPositionInfo[]>([]);
  done = $state.raw<readonly Done[]>([]);
  #missed = 0;
  #table = $state.raw<SprintTable | null>(null);
  #ends = 0;
  #shown = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #fetching: Promise<void> | null = null;

  constructor(
    private readonly game: string,
    private readonly means: Means,
  ) {
    this.best = recalledBest(game);
  }

  readonly laid = $derived.by(() => this.done.length);
  readonly isBest = $derived.by(() => this.laid > this.best);
  /** The sums that took longest. */
  readonly slowest = $derived.by(() => slowestOf(this.done));

  get table(): SprintTable | null {
    return this.#table;
  }

  /** Fetch the first positions. Throws a `Refusal`. */
  async prepare(): Promise<void> {
    if (this.#positions.length < FEW) await this.#fetch();
  }

  /** Begin. Throws a `Refusal` if there is nothing to play. */
  async start(): Promise<void> {
    this.stop();
    this.best = Math.max(this.best, recalledBest(this.game));
    this.#positions = this.#positions.slice(this.#table?.at ?? 0);
    await this.prepare();
    [this.done, this.misses, this.#missed, this.left] = [[], 0, 0, LASTS];
    this.#table = new SprintTable(
      () => this.#positions,
      (card) => this.#took(card),
    );
    this.#shown = this.means.now();
    this.#ends = this.#shown + LASTS;
    this.phase = "running";
    this.#timer = setInterval(() => this.#look(), TICK);
  }

  /** Stop before the end: it does not count. */
  giveUp(): void {
    this.stop();
    this.phase = "ready";
  }

  /** Forget the positions that are left: others come next. */
  drop(): void {
    this.#positions = this.#positions.slice(0, this.#table?.at ?? 0);
  }

  /** Forget about the clock: the page is left. */
  stop(): void {
    clearInterval(this.#timer);
  }

  #took(sum: FittingCard | null): void {
    if (this.phase !== "running") return;
    const now = this.means.now();
    if (sum) {
      this.#played(sum, now - this.#shown);
      this.#shown = now;
      this.#stockUp();
    } else {
      this.misses += 1;
      this.#ends -= MISS_COSTS;
    }
    this.#look();
  }

  #played(sum: FittingCard, took: number): void {
    const position = this.#positions[(this.#table?.at ?? 0) - 1];
    const isRight = this.misses === this.#missed;
    this.#missed = this.misses;
    if (position) this.done = [...this.done, { position, sum, isRight, took }];
  }

  /** There are more to come; if they cannot be fetched, those that are left have to do. */
  #stockUp(): void {
    const ahead = this.#positions.length - (this.#table?.at ?? 0);
    if (ahead < FEW) this.#fetch().catch(() => undefined);
    if (!ahead) this.#end();
  }

  async #fetch(): Promise<void> {
    this.#fetching ??= this.means
      .fetch(Math.floor(this.means.random() * SEEDS))
      .then((found) => void (this.#positions = [...this.#positions, ...found]))
      .finally(() => (this.#fetching = null));
    await this.#fetching;
  }

  #look(): void {
    this.left = Math.max(this.#ends - this.means.now(), 0);
    if (!this.left) this.#end();
  }

  #end(): void {
    this.stop();
    this.phase = "over";
    if (this.isBest) rememberBest(this.game, this.laid);
  }
}

function slowestOf(done: readonly Done[]): readonly SumFigures[] {
  const bySum = new Map<string, SumFigures>();
  for (const { sum, took } of done) {
    const { value, step, sign } = sum;
    const key = [value, step, sign].join();
    const { count = 0, mean = 0 } = bySum.get(key) ?? {};
    const next = { count: count + 1, mean: (mean * count + took) / (count + 1) };
    bySum.set(key, { value, step, sign, ...next });
  }
  return [...bySum.values()].sort((one, other) => other.mean - one.mean).slice(0, SLOWEST);
}
