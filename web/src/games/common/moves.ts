// Moves, as far as games have them alike.

/** The move that ends a turn. */
export const END = "end";

/** What a move is made of, for a line of a replay. */
export interface MoveParts {
  /** The card that is laid. */
  readonly card?: string;
  /** Which way its row goes. */
  readonly arrow?: "↗" | "↘";
  /** What else there is to say of the place: `replay-moves.NOTE`. */
  readonly note?: "help" | "row";
  /** A move that is a word: `replay-moves.WORD`. */
  readonly word?: "end" | "draw";
  /** The seat that is to start. */
  readonly starter?: number;
}
