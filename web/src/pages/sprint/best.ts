// The best sprints in this browser, by game.

const KEY = "backtrick-sprints";

function recalled(): Readonly<Record<string, unknown>> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {}; // a browser may forbid it
  }
}

/** The most cards in one sprint; 0: there was none. */
export function recalledBest(game: string): number {
  const best = recalled()[game];
  return typeof best === "number" && Number.isInteger(best) ? best : 0;
}

export function rememberBest(game: string, laid: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recalled(), [game]: laid }));
  } catch {
    // It is known until the page is left.
  }
}
