// Which puzzles were solved in this browser.
import { keepIds, recalledIds } from "../../state/kept-ids";

const KEY = "backtrick-solved-puzzles";

export class SolvedPuzzles {
  /** Where nothing can be kept, they are known until the page is left. */
  #ids = $state.raw<ReadonlySet<string>>(new Set(recalledIds(KEY)));

  has(puzzle: string): boolean {
    return this.#ids.has(puzzle);
  }

  add(puzzle: string): void {
    this.#ids = keepIds(KEY, [...this.#ids, puzzle]);
  }
}
