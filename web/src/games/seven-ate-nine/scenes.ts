// The pictures of its rules. Their words are in `locales/*/learn.ftl`.
import type { Ink } from "../../look/inks";
import { down, go, open, type Piece, type Pictures, type Spot } from "../common/scene";
import { noteOf } from "./faces";

// A race: the middle above, my stack at the left, my hand beside it.
const race = (ink: Ink, value: number, at: Spot): Piece => ({ ink, value, at, note: noteOf(ink) });
/** The middle: of what lay there before, an edge is seen. */
const middle = (place: number, from = 1.9): Spot => [from + place * 0.75, 0];
const OWN: Spot = [0.1, 1.6];
const inHand = (place: number): Spot => [1.5 + place * 1.1, 1.6];

export const PICTURES: Pictures = {
  size: [5.65, 3],
  scenes: [
    {
      pieces: [
        race("green", 6, middle(0)),
        down(race("blue", 1, OWN)),
        down(race("green", 9, OWN)),
        down(race("red", 7, OWN)),
        down(race("blue", 4, OWN)),
      ],
      frames: [[open(4, inHand(0))], [open(3, inHand(1))], [go(3, middle(1))], [open(2, inHand(1))]],
    },
    {
      pieces: [
        race("green", 6, middle(0)),
        race("red", 7, inHand(0)),
        race("blue", 5, inHand(1)),
        race("green", 2, inHand(2)),
      ],
      signs: [{ kind: "yes", at: [1.4, 0.7], from: 3 }],
      words: [
        { sum: "6 + 1 = 7", at: [3.75, 0.15], from: 1 },
        { sum: "6 − 1 = 5", at: [3.75, 0.75], from: 2 },
      ],
      frames: [[], [], [go(1, middle(1))]],
    },
    {
      pieces: [race("red", 9, middle(0, 0.9)), race("red", 2, inHand(0)), race("green", 9, inHand(1))],
      words: [
        { sum: "9 + 3 = 12", at: [3.65, 0], from: 1 },
        { sum: "12 − 10 = 2", at: [3.65, 0.5], from: 1 },
        { sum: "2 − 3 = −1", at: [3.65, 1.35], from: 3 },
        { sum: "−1 + 10 = 9", at: [3.65, 1.85], from: 3 },
      ],
      frames: [[], [go(1, middle(1, 0.9))], [], [go(2, middle(2, 0.9))]],
    },
    {
      pieces: [race("blue", 5, middle(0)), race("green", 7, [0.3, 1.6]), race("red", 3, [4.3, 1.6])],
      signs: [
        { kind: "yes", at: [0.8, 0.7], from: 1 },
        { kind: "no", at: [4.8, 0.7], from: 1 },
      ],
      frames: [[go(1, middle(1)), go(2, [3.2, 0.2])], [go(2, [4.3, 1.6])]],
    },
    {
      pieces: [race("green", 10, middle(0)), race("red", 2, inHand(0)), race("blue", 9, inHand(1))],
      signs: [{ kind: "no", at: [0.9, 2.3], from: 2 }],
      words: [{ text: "learn-scene.one-second", at: [3.6, 0.3], from: 2 }],
      frames: [[go(1, middle(1))], [go(1, inHand(0))]],
    },
    {
      pieces: [race("blue", 4, middle(0)), race("red", 8, [2.3, 1.6])],
      signs: [{ kind: "yes", at: [4.2, 0.7], from: 1 }],
      frames: [[open(1, middle(1))]],
    },
  ],
};
