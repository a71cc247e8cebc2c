// The cards of the two players.
import type { Ink } from "../../look/inks";
import type { FaceToFaceSight } from "../../wire";

/** By seat. */
export const INKS: readonly Ink[] = ["gold", "silver"];

/** A seat's cards, as far as they can be seen; null: only how many. */
export const cardsOf = (game: FaceToFaceSight, seat: number): readonly string[] | null =>
  game.hands_revealed?.[seat] ?? (game.seat === seat ? game.hand : null);

/** What a card is called among all that are on the table: both players have each number. */
export const keyOf = (owner: number, card: string): string => `${owner} ${card}`;
