// What the miniatures show: a few cards of each game, laid one after the other, again and again.
import type { GameId } from "../../games";
import type { Ink } from "../../look/inks";

export interface Lying {
  readonly value: number;
  readonly ink: Ink;
  readonly note?: string;
}

/** A place for cards; `way` is where its numbers go, if they go anywhere. */
export interface Pile {
  readonly first: Lying;
  readonly way?: "up" | "down";
}

export interface Step extends Lying {
  readonly pile: number;
  /** From where the card comes: left, right, or from below. */
  readonly from: -1 | 0 | 1;
}

export interface Scene {
  readonly piles: readonly Pile[];
  readonly steps: readonly Step[];
  /** Milliseconds between two cards. */
  readonly pace: number;
}

export const SCENES: Readonly<Record<GameId, Scene>> = {
  "quick-easy": {
    piles: [
      { first: { value: 2, ink: "red" }, way: "up" },
      { first: { value: 9, ink: "yellow" }, way: "down" },
    ],
    steps: [
      { pile: 0, value: 4, ink: "green", from: 0 },
      { pile: 1, value: 7, ink: "purple", from: 0 },
      { pile: 1, value: 6, ink: "blue", from: 0 },
      { pile: 0, value: 7, ink: "yellow", from: 0 },
      { pile: 0, value: 3, ink: "yellow", from: 0 },
      { pile: 1, value: 4, ink: "red", from: 0 },
    ],
    pace: 2_200,
  },
  "face-to-face": {
    piles: [
      { first: { value: 12, ink: "gold" }, way: "up" },
      { first: { value: 51, ink: "gold" }, way: "down" },
      { first: { value: 17, ink: "silver" }, way: "up" },
      { first: { value: 44, ink: "silver" }, way: "down" },
    ],
    steps: [
      { pile: 0, value: 19, ink: "gold", from: -1 },
      { pile: 1, value: 47, ink: "gold", from: -1 },
      { pile: 2, value: 23, ink: "silver", from: 1 },
      { pile: 3, value: 38, ink: "silver", from: 1 },
      { pile: 3, value: 48, ink: "silver", from: 1 },
      { pile: 0, value: 14, ink: "silver", from: 1 },
    ],
    pace: 2_600,
  },
  "seven-ate-nine": {
    piles: [{ first: { value: 7, ink: "green", note: "±1" } }],
    steps: [
      { pile: 0, value: 8, ink: "red", note: "±3", from: -1 },
      { pile: 0, value: 5, ink: "blue", note: "±2", from: 1 },
      { pile: 0, value: 3, ink: "green", note: "±1", from: 1 },
      { pile: 0, value: 4, ink: "red", note: "±3", from: -1 },
      { pile: 0, value: 1, ink: "blue", note: "±2", from: 1 },
    ],
    pace: 1_500,
  },
};
