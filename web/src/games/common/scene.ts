// Small animated pictures: cards that lie somewhere and move. Nothing is computed; every frame is
// written down.
import type { Ink } from "../../look/inks";

/** In widths of a card, from the upper left. */
export type Spot = readonly [x: number, y: number];

export interface Piece {
  readonly value: number;
  readonly ink: Ink;
  readonly note?: string;
  readonly at: Spot;
  /** Whether it lies face down at first. */
  readonly isDown?: boolean;
}

export interface Move {
  /** By its place in `pieces`. */
  readonly piece: number;
  readonly to: Spot;
  /** Turned over on the way. */
  readonly turns?: boolean;
}

/** Something drawn next to the cards, from one picture to another. */
export interface Sign {
  readonly kind: "up" | "down" | "yes" | "no";
  readonly at: Spot;
  readonly from?: number;
  readonly until?: number;
}

/** A sentence or a sum; `text` is an id of `locales/`, `sum` needs no language. */
export interface Words {
  readonly text?: string;
  readonly sum?: string;
  readonly at: Spot;
  readonly from?: number;
  readonly until?: number;
}

export interface Scene {
  readonly pieces: readonly Piece[];
  readonly signs?: readonly Sign[];
  readonly words?: readonly Words[];
  /** What moves, picture by picture. */
  readonly frames: readonly (readonly Move[])[];
}

/** The scenes of a game's rules. */
export interface Pictures {
  /** The size of every picture, in widths of a card. */
  readonly size: readonly [width: number, height: number];
  readonly scenes: readonly Scene[];
}

export const card = (ink: Ink, value: number, at: Spot): Piece => ({ ink, value, at });
export const down = (piece: Piece): Piece => ({ ...piece, isDown: true });
export const go = (piece: number, to: Spot): Move => ({ piece, to });
export const open = (piece: number, to: Spot): Move => ({ piece, to, turns: true });

/** Where a piece is after this many pictures; `height` grows with each move. */
export interface Lying extends Piece {
  readonly height: number;
}

export function lying({ pieces, frames }: Scene, frame: number): readonly Lying[] {
  return pieces.map((piece, index) => {
    const first: Lying = { ...piece, height: index };
    return frames.slice(0, frame).reduce((seen, moves, at) => {
      const move = moves.find((each) => each.piece === index);
      if (!move) return seen;
      const isDown = move.turns ? !seen.isDown : (seen.isDown ?? false);
      return { ...seen, at: move.to, isDown, height: (at + 1) * pieces.length + index };
    }, first);
  });
}

/** The contents of one picture. */
export const there = <Each extends { from?: number; until?: number }>(
  all: readonly Each[] | undefined,
  frame: number,
): readonly Each[] =>
  (all ?? []).filter(({ from = 0, until = Infinity }) => from <= frame && frame < until);
