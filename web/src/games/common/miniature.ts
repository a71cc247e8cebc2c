// A game at a glance: a few cards, laid one after the other, in a loop.
import type { Ink } from "../../look/inks";

export interface Lying {
  readonly value: number;
  readonly ink: Ink;
  readonly note?: string;
}

/** A place for cards; `way` is the direction of its numbers, if they have one. */
export interface Pile {
  readonly first: Lying;
  readonly way?: "up" | "down";
}

export interface Step extends Lying {
  readonly pile: number;
  /** Where the card comes from: left, right, or below. */
  readonly from: -1 | 0 | 1;
}

export interface Miniature {
  readonly piles: readonly Pile[];
  readonly steps: readonly Step[];
  /** Milliseconds between two cards. */
  readonly pace: number;
}
