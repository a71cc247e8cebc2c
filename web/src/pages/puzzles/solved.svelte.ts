// Which puzzles were solved in this browser.
const KEY = "backtrick-solved-puzzles";

function recalled(): readonly string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return []; // a browser may forbid it
  }
}

export class SolvedPuzzles {
  /** Where nothing can be kept, they are known until the page is left. */
  #ids = $state.raw<ReadonlySet<string>>(new Set(recalled()));

  has(puzzle: string): boolean {
    return this.#ids.has(puzzle);
  }

  add(puzzle: string): void {
    this.#ids = new Set([...recalled(), ...this.#ids, puzzle]); // another tab may have solved some
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#ids]));
    } catch {
      // It is known as long as the page is open.
    }
  }
}
