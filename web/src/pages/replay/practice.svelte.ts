// Learning from one's mistakes: the marked turns of a seat, tried again one after the other.
import type { Preview } from "../../games";
import { tryTurn } from "../../net/analyses";
import type { GameAnalysis, JudgedTurnInfo } from "../../net/bodies";
import { Refusal, stepsOf } from "../../net/http";
import { notifyRefusal } from "../../state/notices.svelte";
import { TrialTable } from "../common/trial.svelte";
import { ReplayTable } from "./replay.svelte";
import { beginOf } from "../common/turns";

/** How a mistake was solved: at once, after more tries, or not at all. */
export type Result = "found" | "later" | "shown";

export interface Exercise {
  readonly turn: JudgedTurnInfo;
  /** The number of the turn in the game, from 1. */
  readonly number: number;
}

/** The marked turns of a seat. */
export const exercisesIn = ({ turns }: GameAnalysis, seat: number): readonly Exercise[] =>
  turns.flatMap((turn, index) =>
    turn.mark && turn.seat === seat ? [{ turn, number: index + 1 }] : [],
  );

export class Practice {
  /** The place of the exercise; that of the last one and one more: it is all over. */
  at = $state.raw(0);
  /** The board of the exercise; null while it is loaded. */
  trial = $state.raw<TrialTable | null>(null);
  /** By exercise. */
  results = $state.raw<readonly Result[]>([]);
  /** Whether the exercise could not be loaded. */
  isRefused = $state.raw(false);
  /** Turns of this exercise that were not good. */
  #misses = 0;
  #replay: ReplayTable | null = null;

  constructor(
    private readonly id: string,
    private readonly number: number,
    readonly seat: number,
    readonly exercises: readonly Exercise[],
    private readonly preview: Preview,
  ) {}

  /** What is to be solved; undefined at the end. */
  readonly exercise: Exercise | undefined = $derived.by(() => this.exercises[this.at]);
  /** How this exercise was solved; undefined: it is not yet. */
  readonly result: Result | undefined = $derived.by(() => this.results[this.at]);

  /** Load the exercise. Only its player's view is asked for, and nothing after it is shown. */
  async load(): Promise<void> {
    const { exercise } = this;
    this.trial = null;
    this.isRefused = false;
    this.#misses = 0;
    if (!exercise) return;
    try {
      const trial = await this.#trialOf(exercise);
      await trial.begin();
      if (exercise === this.exercise) this.trial = trial;
    } catch (error) {
      await this.#refused(error);
    }
  }

  /** Take note of a judgement. */
  judged(isGood: boolean): void {
    if (this.result) return;
    if (!isGood) this.#misses++;
    else this.results = [...this.results, this.#misses ? "later" : "found"];
  }

  /** Show the best turn. */
  async solve(): Promise<void> {
    const { exercise } = this;
    const best = exercise?.turn.best[0];
    if (!best || !this.trial) return;
    try {
      await this.trial.show(best.moves);
      if (!this.result && exercise === this.exercise) this.results = [...this.results, "shown"];
    } catch (error) {
      await this.#refused(error);
    }
  }

  async next(): Promise<void> {
    this.at++;
    await this.load();
  }

  /** Begin with the first one again. */
  async restart(): Promise<void> {
    this.at = 0;
    this.results = [];
    await this.load();
  }

  async #trialOf({ turn }: Exercise): Promise<TrialTable> {
    const { id, number, seat, preview } = this;
    const step = beginOf(turn);
    if (!this.#replay) {
      const steps = await stepsOf(id, number, seat);
      this.#replay = new ReplayTable(id, number, steps, step);
    }
    this.#replay.go(step);
    const { game, lobby, players, said, past } = this.#replay;
    const moment = { id, game, lobby, players, said, past };
    const ask = (moves: readonly string[]) => tryTurn(id, number, { step, moves: [...moves] });
    return new TrialTable({ moment, seat, preview, ask });
  }

  async #refused(error: unknown): Promise<void> {
    if (!(error instanceof Refusal)) throw error;
    this.isRefused = true;
    await notifyRefusal(error);
  }
}
