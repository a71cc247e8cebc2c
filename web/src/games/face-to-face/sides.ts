// The two halves of the table, and the rows on them.
import type { FaceToFaceSight } from "../../wire";
import type { Lay, Row } from "./notation";

/** The seats shown below and above: mine below, if I have one. */
export const sidesOf = (
  game: FaceToFaceSight,
): { readonly above: number; readonly below: number } => {
  const below = game.seat ?? 0;
  return { above: 1 - below, below };
};

/** The owner of the row that a lay goes to. */
export const ownerOf = (seat: number, lay: Pick<Lay, "isHelp">): number =>
  lay.isHelp ? 1 - seat : seat;

/** The name of a row as a place to drop a card. */
export const nameOfPlace = (seat: number, row: Row): string => `${seat} ${row}`;

export function placeOf(name: string): { readonly seat: number; readonly row: Row } {
  const [seat, row] = name.split(" ");
  return { seat: Number(seat), row: row === "up" ? "up" : "down" };
}
