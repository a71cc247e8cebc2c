// The pictures of its rules. Their words are in `locales/*/learn.ftl`.
import type { Ink } from "../../look/inks";
import { down, go, open, type Piece, type Pictures, type Spot } from "../common/scene";
import { noteOf } from "./cards";

// A race: the middle above, my stack at the left, my hand next to it.
const race = (ink: Ink, value: number, at: Spot): Piece => ({ ink, value, at, note: noteOf(ink) });
/** The middle, with the edge of the previous card. */
const middle = (place: number, from = 1.85): Spot => [from + place * 0.95, 0];
const OWN: Spot = [1, 1.6];
const inHand = (place: number, from = 1.5): Spot => [from + place * 1.1, 1.6];

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
      frames: [
        [open(4, inHand(0, 2.5))],
        [open(3, inHand(1, 2.5))],
        [go(3, middle(1))],
        [open(2, inHand(1, 2.5))],
      ],
    },
    {
      pieces: [
        race("green", 6, middle(0, 1.15)),
        race("red", 7, inHand(0, 1.2)),
        race("blue", 5, inHand(1, 1.2)),
        race("green", 2, inHand(2, 1.2)),
      ],
      signs: [{ kind: "yes", at: [0.75, 0.7], from: 3 }],
      words: [
        { sum: "6 + 1 = 7", at: [3.45, 0.25], from: 1 },
        { sum: "6 − 1 = 5", at: [3.45, 0.8], from: 2 },
      ],
      frames: [[], [], [go(1, middle(1, 1.15))]],
    },
    {
      pieces: [
        race("red", 9, middle(0, 0.2)),
        race("red", 2, inHand(0, 0.05)),
        race("green", 9, inHand(2, 0.05)),
        race("blue", 4, inHand(1, 0.05)),
      ],
      words: [
        { sum: "9 + 3 = 12", at: [3.5, 0.25], from: 1 },
        { sum: "12 − 10 = 2", at: [3.5, 0.75], from: 1 },
        { sum: "2 − 3 = −1", at: [3.5, 1.7], from: 3 },
        { sum: "−1 + 10 = 9", at: [3.5, 2.2], from: 3 },
      ],
      frames: [[], [go(1, middle(1, 0.2))], [], [go(2, middle(2, 0.2))]],
    },
    {
      pieces: [
        race("blue", 5, middle(0)),
        race("green", 7, [0.3, 1.6]),
        race("red", 3, [4.3, 1.6]),
      ],
      signs: [
        { kind: "yes", at: [1.45, 0.7], from: 1 },
        { kind: "no", at: [4.8, 0.7], from: 1 },
      ],
      frames: [[go(1, middle(1)), go(2, [3.4, 0.3])], [go(2, [4.3, 1.6])]],
    },
    {
      pieces: [race("green", 10, middle(0)), race("red", 2, inHand(0)), race("blue", 9, inHand(1))],
      signs: [{ kind: "no", at: [0.9, 2.3], from: 2 }],
      words: [{ text: "learn-scene.one-second", at: [3.2, 0.65], from: 2 }],
      frames: [[go(1, middle(1))], [go(1, inHand(0))]],
    },
    {
      pieces: [race("blue", 4, [1.5, 0.8]), race("red", 8, [4.4, 0.8])],
      signs: [{ kind: "yes", at: [3.85, 1.5], from: 1 }],
      frames: [[open(1, [2.45, 0.8])]],
    },
  ],
};
