// Reading and writing what goes to and fro in a duel. Nothing here knows what fits.
import type { Ink } from "../../look/inks";
import type { FaceToFaceGame } from "../../wire";
import type { MoveParts } from "../common/moves";

/** By seat. */
export const INKS: readonly Ink[] = ["gold", "silver"];

/** In the order of the server's lists. */
export const ROWS = ["up", "down"] as const;
export type Row = (typeof ROWS)[number];

export interface Lay {
  readonly card: string;
  readonly row: Row;
  /** At the opponent's, as a help. */
  readonly isHelp: boolean;
}

export const END = "end";

const SIGNS: Readonly<Record<Row, string>> = { up: "^", down: "v" };
const LAY = /^(\d+)([\^v])(!?)$/;

export const moveOf = ({ card, row, isHelp }: Lay): string =>
  `${card}${SIGNS[row]}${isHelp ? "!" : ""}`;

/** The lay that a move is; null if it is none. */
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

/** Whose row a seat's lay goes to. */
export const ownerOf = (seat: number, lay: Pick<Lay, "isHelp">): number =>
  lay.isHelp ? 1 - seat : seat;

/** Where a card can be laid, by what the server has said. */
export const laysOf = (game: FaceToFaceGame, card: string): readonly Lay[] =>
  game.legal.flatMap((move) => layOf(move) ?? []).filter((lay) => lay.card === card);

/** Which seat is shown below and which above: my own below, if I have one. */
export const sidesOf = (
  game: FaceToFaceGame,
): { readonly above: number; readonly below: number } => {
  const below = game.seat ?? 0;
  return { above: 1 - below, below };
};

/** A seat's cards, as far as they can be seen; null: only how many. */
export const cardsOf = (game: FaceToFaceGame, seat: number): readonly string[] | null =>
  game.hands_revealed?.[seat] ?? (game.seat === seat ? game.hand : null);

/** What a card is called among all that are on the table: both players have each number. */
export const keyOf = (owner: number, card: string): string => `${owner} ${card}`;

/** What a row is called where a card can be let go. */
export const nameOfPlace = (seat: number, row: Row): string => `${seat} ${row}`;

export function placeOf(name: string): { readonly seat: number; readonly row: Row } {
  const [seat, row] = name.split(" ");
  return { seat: Number(seat), row: row === "up" ? "up" : "down" };
}
