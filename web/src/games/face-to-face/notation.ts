// Reads and writes moves. Nothing here knows what fits.
import type { FaceToFaceSight } from "../../wire";
import { END, type MoveParts } from "../common/moves";

/** In the order of the server's lists. */
export const ROWS = ["up", "down"] as const;
export type Row = (typeof ROWS)[number];

export interface Lay {
  readonly card: string;
  readonly row: Row;
  /** At the opponent's, as a help. */
  readonly isHelp: boolean;
}

const SIGNS: Readonly<Record<Row, string>> = { up: "^", down: "v" };
const LAY = /^(\d+)([\^v])(!?)$/;

export const moveOf = ({ card, row, isHelp }: Lay): string =>
  `${card}${SIGNS[row]}${isHelp ? "!" : ""}`;

/** A move as a lay; null if it is another move. */
export function layOf(move: string): Lay | null {
  const [, card, sign, help] = LAY.exec(move) ?? [];
  return card === undefined
    ? null
    : { card, row: sign === "^" ? "up" : "down", isHelp: help === "!" };
}

export function partsOf(move: string): MoveParts {
  if (move === END) return { word: END };
  const lay = layOf(move);
  if (!lay) return {};
  return {
    card: lay.card,
    arrow: lay.row === "up" ? "↗" : "↘",
    ...(lay.isHelp && { note: "help" }),
  };
}

/** The legal lays of a card, as the server lists them. */
export const laysOf = ({ legal }: Pick<FaceToFaceSight, "legal">, card: string): readonly Lay[] =>
  legal.flatMap((move) => layOf(move) ?? []).filter((lay) => lay.card === card);
