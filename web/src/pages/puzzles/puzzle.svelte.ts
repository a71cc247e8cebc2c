// A puzzle on a board.
import type { Kit } from "../../games";
import type { Steps } from "../../net/bodies";
import { puzzleSolution, puzzleSteps, tryPuzzle } from "../../net/puzzles";
import { kitOf } from "../../state/kits";
import { nameOf } from "../../state/names";
import { t } from "../../texts/texts.svelte";
import { Exercise, type Solution } from "../common/exercise.svelte";
import { ReplayTable } from "../common/replay.svelte";
import { TrialTable } from "../common/trial.svelte";

export class PuzzleOnBoard {
  readonly exercise: Exercise;
  kit = $state.raw<Kit | undefined>(undefined);
  /** The game up to the turn; null while it is loaded. */
  replay = $state.raw<ReplayTable | null>(null);

  constructor(readonly id: string) {
    const solution = () => solutionOf(id);
    this.exercise = new Exercise({ begin: () => this.#begin(), solution });
  }

  /** By seat. */
  readonly names: readonly string[] = $derived.by(() => {
    const { replay } = this;
    return replay?.here.map((seat) => nameOf(replay.lobby, seat)) ?? [];
  });

  async #begin(): Promise<TrialTable> {
    const { id } = this;
    const steps = named(await puzzleSteps(id));
    const kit = await kitOf(steps.game);
    const replay = new ReplayTable(id, 1, steps, steps.steps.length);
    this.kit = kit;
    this.replay = replay;
    const { game, lobby, players, said, past, seat } = replay;
    const moment = { id, game, lobby, players, said, past };
    const ask = (moves: readonly string[]) => tryPuzzle(id, moves);
    return new TrialTable({ moment, seat: seat ?? 0, preview: kit.preview, ask });
  }
}

/** The player on turn is the person who solves the puzzle. */
const named = (steps: Steps): Steps => ({
  ...steps,
  names: steps.names.map((name, seat) => (seat === steps.seat ? t("puzzles.you") : name)),
});

async function solutionOf(id: string): Promise<Solution> {
  const { best, tempting, findings } = await puzzleSolution(id);
  return { best, tempting, reasons: findings };
}
