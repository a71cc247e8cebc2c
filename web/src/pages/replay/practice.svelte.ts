// Learning from one's mistakes: the marked turns of a seat, tried again one after the other.
import type { Preview } from "../../games";
import { tryTurn } from "../../net/analyses";
import type { GameAnalysis, JudgedTurnInfo } from "../../net/bodies";
import { stepsOf } from "../../net/http";
import { Exercise, type Result } from "../common/exercise.svelte";
import { ReplayTable } from "../common/replay.svelte";
import { TrialTable } from "../common/trial.svelte";
import { beginOf } from "../common/turns";

export interface Mistake {
  readonly turn: JudgedTurnInfo;
  /** The number of the turn in the game, from 1. */
  readonly number: number;
}

/** The marked turns of a seat. */
export const mistakesIn = ({ turns }: GameAnalysis, seat: number): readonly Mistake[] =>
  turns.flatMap((turn, index) =>
    turn.mark && turn.seat === seat ? [{ turn, number: index + 1 }] : [],
  );

export class Practice {
  /** The place of the mistake; that of the last one and one more: it is all over. */
  at = $state.raw(0);
  /** By mistake, as far as they were tried. */
  exercises = $state.raw<readonly Exercise[]>([]);
  #replay: ReplayTable | null = null;

  constructor(
    private readonly id: string,
    private readonly number: number,
    readonly seat: number,
    readonly mistakes: readonly Mistake[],
    private readonly preview: Preview,
  ) {
    this.#begin();
  }

  /** What is to be put right; undefined at the end. */
  readonly mistake: Mistake | undefined = $derived.by(() => this.mistakes[this.at]);
  readonly exercise: Exercise | undefined = $derived.by(() => this.exercises[this.at]);
  /** How each was solved. */
  readonly results: readonly (Result | undefined)[] = $derived.by(() =>
    this.exercises.map(({ result }) => result),
  );

  next(): void {
    this.at++;
    this.#begin();
  }

  /** Begin with the first one again. */
  restart(): void {
    this.at = 0;
    this.exercises = [];
    this.#begin();
  }

  #begin(): void {
    const mistake = this.mistakes[this.at];
    if (!mistake) return;
    const { turn } = mistake;
    const [best] = turn.best;
    const solution = {
      best: best && { moves: best.moves, chance: best.chance.value },
      played: { moves: turn.moves, chance: turn.played.value },
      reasons: turn.findings,
    };
    const begin = () => this.#trialOf(turn);
    const exercise = new Exercise({ begin, solution: () => Promise.resolve(solution) });
    this.exercises = [...this.exercises, exercise];
  }

  /** A board before the turn. Only its player's view is asked for, and nothing after it is shown. */
  async #trialOf(turn: JudgedTurnInfo): Promise<TrialTable> {
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
}
