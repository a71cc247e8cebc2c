// Reads and writes moves. Nothing here knows what fits.
import type { RowSign } from "../../talk/signals";
import { END, type MoveParts } from "../common/moves";

export interface Lay {
  readonly card: string;
  readonly row: RowSign;
}

/** In the order of the server's lists. */
export const ROWS: readonly RowSign[] = ["^", "v"];

const LAY = /^(\w+)([\^v])$/;
const START = /^start:(\d+)$/;

export const placeOf = (row: RowSign): 0 | 1 => (row === "^" ? 0 : 1);

export const moveOf = ({ card, row }: Lay): string => `${card}${row}`;

export const startOf = (seat: number): string => `start:${seat}`;

/** A move as a lay; null if it is another move. */
export function layOf(move: string): Lay | null {
  const [, card, row] = LAY.exec(move) ?? [];
  return card === undefined ? null : { card, row: row as RowSign };
}

export function partsOf(move: string): MoveParts {
  if (move === END) return { word: END };
  const starter = START.exec(move)?.[1];
  if (starter !== undefined) return { starter: Number(starter) };
  const lay = layOf(move);
  return lay ? { card: lay.card, arrow: lay.row === "^" ? "↗" : "↘" } : {};
}
