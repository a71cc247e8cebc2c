// A turn that somebody has to find: tries on a board, until one is right or the solution is shown.
import { Refusal } from "../../net/http";
import type { FindingInfo } from "../../net/bodies";
import { notifyRefusal } from "../../state/notices.svelte";
import type { TrialTable } from "./trial.svelte";

/** How it was solved: at once, after more tries, or not at all. */
export type Result = "found" | "later" | "shown";

interface ValuedTurn {
  readonly moves: readonly string[];
  /** The win chance. */
  readonly chance: number;
}

export interface Solution {
  readonly best: ValuedTurn | undefined;
  /** The turn that was played in the game, if any was. */
  readonly played?: ValuedTurn;
  /** What a simple bot would play, if that is known. */
  readonly tempting?: ValuedTurn;
  /** Why the best turn is better. */
  readonly reasons: readonly FindingInfo[];
}

/** Where an exercise comes from. Both throw a `Refusal`. */
export interface Source {
  /** A board at the moment of the turn. */
  readonly begin: () => Promise<TrialTable>;
  /** Only asked for once it may be known. */
  readonly solution: () => Promise<Solution>;
}

export class Exercise {
  /** The board; null while it is loaded. */
  trial = $state.raw<TrialTable | null>(null);
  /** How it was solved; undefined: it is not yet. */
  result = $state.raw<Result | undefined>(undefined);
  /** Null until it is solved. */
  solution = $state.raw<Solution | null>(null);
  /** Whether it could not be loaded. */
  isRefused = $state.raw(false);
  /** Turns that were not good. */
  #misses = 0;

  constructor(private readonly source: Source) {}

  async load(): Promise<void> {
    this.trial = null;
    this.isRefused = false;
    this.#misses = 0;
    await this.#ask(async () => {
      const trial = await this.source.begin();
      await trial.begin();
      this.trial = trial;
    });
  }

  /** Take note of a judgement. */
  async judged(isGood: boolean): Promise<void> {
    if (this.result) return;
    if (!isGood) {
      this.#misses++;
      return;
    }
    this.result = this.#misses ? "later" : "found";
    await this.#ask(async () => {
      this.solution = await this.source.solution();
    });
  }

  /** Show the best turn. */
  async solve(): Promise<void> {
    const { trial } = this;
    if (!trial) return;
    await this.#ask(async () => {
      const solution = await this.source.solution();
      if (!solution.best) return;
      await trial.show(solution.best.moves);
      this.solution = solution;
      this.result ??= "shown";
    });
  }

  async #ask(asking: () => Promise<void>): Promise<void> {
    try {
      await asking();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.isRefused = true;
      await notifyRefusal(error);
    }
  }
}
