// The two halves of the table, and the rows on them.
import type { FaceToFaceSight } from "../../wire";
import type { Lay, Row } from "./notation";

/** Which seat is shown below and which above: my own below, if I have one. */
export const sidesOf = (
  game: FaceToFaceSight,
): { readonly above: number; readonly below: number } => {
  const below = game.seat ?? 0;
  return { above: 1 - below, below };
};

/** Whose row a seat's lay goes to. */
export const ownerOf = (seat: number, lay: Pick<Lay, "isHelp">): number =>
  lay.isHelp ? 1 - seat : seat;

/** What a row is called where a card can be let go. */
export const nameOfPlace = (seat: number, row: Row): string => `${seat} ${row}`;

export function placeOf(name: string): { readonly seat: number; readonly row: Row } {
  const [seat, row] = name.split(" ");
  return { seat: Number(seat), row: row === "up" ? "up" : "down" };
}
