// What moves of several games have in common.

/** The move that ends a turn. */
export const END = "end";

/** Giving up, in any game. */
export const CONCEDE = "concede";

/** The parts of a move, for a line of a replay. */
export interface MoveParts {
  /** The card that is laid. */
  readonly card?: string;
  /** Which way its row goes. */
  readonly arrow?: "↗" | "↘";
  /** A note about the place: `replay-moves.NOTE`. */
  readonly note?: "help" | "row";
  /** A move that is a word: `replay-moves.WORD`. */
  readonly word?: "end" | "draw" | "concede";
  /** The seat that is to start. */
  readonly starter?: number;
}
