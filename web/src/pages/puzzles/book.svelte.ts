// All puzzles: which one is next, by game and theme.
import { untrack } from "svelte";
import type { Puzzles } from "../../net/bodies";
import { allPuzzles } from "../../net/puzzles";
import { Refusal } from "../../net/http";
import { notifyRefusal } from "../../state/notices.svelte";
import { PuzzleOnBoard } from "./puzzle.svelte";
import { SolvedPuzzles } from "./solved.svelte";

/** Stands for all games, or all themes. */
export const ANY = "";

export class PuzzleBook {
  all = $state.raw<Puzzles | null>(null);
  /** The chosen set and theme. */
  set = $state.raw(ANY);
  theme = $state.raw<string>(ANY);
  /** Null: there is none that fits and is not solved. */
  puzzle = $state.raw<PuzzleOnBoard | null>(null);
  /** The address of the puzzle on the board, once it is another than the page was opened with. */
  address = $state.raw<string | null>(null);
  /** Whether the puzzles could not be loaded. */
  isRefused = $state.raw(false);
  readonly solved = new SolvedPuzzles();

  /** The ids of the puzzles that fit, in an order that mixes the games. */
  readonly fitting: readonly string[] = $derived.by(() =>
    (this.all?.sets ?? [])
      .filter(({ id }) => this.set === ANY || this.set === id)
      .flatMap(({ puzzles }) => puzzles)
      .filter(({ themes }) => this.theme === ANY || themes.some((each) => each === this.theme))
      .map(({ id }) => id)
      .toSorted(),
  );
  readonly solvedCount: number = $derived.by(
    () => this.fitting.filter((id) => this.solved.has(id)).length,
  );
  /** The themes of the chosen set, in their usual order. */
  readonly themes: readonly string[] = $derived.by(() => {
    const sets = (this.all?.sets ?? []).filter(({ id }) => this.set === ANY || this.set === id);
    const all = sets.flatMap(({ puzzles }) => puzzles.flatMap(({ themes }) => themes));
    return this.all?.themes.filter((theme) => all.includes(theme)) ?? [];
  });
  readonly isDaily: boolean = $derived.by(
    () => this.puzzle !== null && this.puzzle.id === this.all?.daily,
  );
  /** The set of the puzzle on the board. */
  readonly shownSet: string = $derived.by(
    () =>
      this.all?.sets.find(({ puzzles }) => puzzles.some(({ id }) => id === this.puzzle?.id))?.id ??
      ANY,
  );

  /** Begin with a puzzle, or with the one of the day unless it is solved. */
  async begin(wanted?: string): Promise<void> {
    this.isRefused = false;
    try {
      this.all = await allPuzzles();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.isRefused = true;
      await notifyRefusal(error);
      return;
    }
    const { daily } = this.all;
    if (wanted) this.#show(wanted);
    else if (this.solved.has(daily)) this.next();
    else this.#show(daily);
  }

  /** Go on with the next puzzle that fits and is not solved. */
  next(): void {
    const at = this.puzzle?.id ?? "";
    const open = this.fitting.filter((id) => !this.solved.has(id));
    const next = open.find((id) => id > at) ?? open[0];
    this.address = next === undefined ? "/puzzles" : `/puzzles/${next}`;
    if (next === undefined) this.puzzle = null;
    else this.#show(next);
  }

  choose(set: string, theme: string): void {
    this.set = set;
    this.theme = ANY;
    if (this.themes.includes(theme)) this.theme = theme;
    this.next();
  }

  /** Take note of a puzzle that was solved without its solution. */
  noteSolved(): void {
    const { id, exercise } = this.puzzle ?? {};
    if (!id || !exercise?.result || exercise.result === "shown") return;
    untrack(() => this.solved.add(id)); // it reads what it changes
  }

  #show(id: string): void {
    this.puzzle = new PuzzleOnBoard(id);
  }
}
