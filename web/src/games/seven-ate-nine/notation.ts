// Reads and writes moves. Nothing here knows what fits.
import type { MoveParts } from "../common/moves";

export type Place = "middle" | "row";

export interface Lay {
  readonly card: string;
  readonly place: Place;
}

export const DRAW = "draw";

const LAY = /^([a-z]\d+)(~?)$/;

export const moveOf = ({ card, place }: Lay): string => (place === "row" ? `${card}~` : card);

/** A move as a lay; null if it is another move. */
export function layOf(move: string): Lay | null {
  const [, card, own] = LAY.exec(move) ?? [];
  return card === undefined ? null : { card, place: own ? "row" : "middle" };
}

export function partsOf(move: string): MoveParts {
  if (move === DRAW) return { word: DRAW };
  const lay = layOf(move);
  return lay ? { card: lay.card, ...(lay.place === "row" && { note: "row" }) } : {};
}
