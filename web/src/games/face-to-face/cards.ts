// The cards of the two players.
import type { Ink } from "../../look/inks";
import type { FaceToFaceSight } from "../../wire";

/** By seat. */
export const INKS: readonly Ink[] = ["gold", "silver"];

/** A seat's cards, if they are visible; null: only their number is. */
export const cardsOf = (game: FaceToFaceSight, seat: number): readonly string[] | null =>
  game.hands_revealed?.[seat] ?? (game.seat === seat ? game.hand : null);

/** The unique name of a card on the table, since both players have each number. */
export const keyOf = (owner: number, card: string): string => `${owner} ${card}`;
