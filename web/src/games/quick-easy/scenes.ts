// The pictures of its rules. Their words are in `locales/*/learn.ftl`.
import { card, down, go, open, type Pictures, type Sign, type Spot } from "../common/scene";

// A team: two rows at the left, one above the other as at the table, with their cards side by side;
// pile and hand at the right.
const falling = (place: number): Spot => [0.65 + place * 0.95, 0];
const rising = (place: number): Spot => [0.65 + place * 0.95, 1.6];
const PILE: Spot = [4.3, 0];
const HAND: readonly [Spot, Spot] = [
  [3.55, 1.6],
  [4.6, 1.6],
];
const WAYS: readonly Sign[] = [
  { kind: "down", at: [0.25, 0.7] },
  { kind: "up", at: [0.25, 2.3] },
];

export const PICTURES: Pictures = {
  size: [5.65, 3],
  scenes: [
    {
      pieces: [
        down(card("yellow", 6, PILE)),
        down(card("red", 5, PILE)),
        down(card("purple", 7, PILE)),
        down(card("green", 4, PILE)),
        down(card("yellow", 9, PILE)),
        down(card("blue", 2, PILE)),
      ],
      signs: WAYS,
      frames: [
        [open(5, rising(0))],
        [open(4, falling(0))],
        [open(3, rising(1))],
        [open(2, falling(1))],
        [open(1, rising(2))],
      ],
    },
    {
      pieces: [
        card("blue", 3, rising(0)),
        card("yellow", 8, falling(0)),
        card("green", 5, HAND[0]),
        card("purple", 6, HAND[1]),
        card("red", 4, [4.3, 0]),
      ],
      signs: [...WAYS, { kind: "no", at: [3.93, 2.3], from: 3, until: 5 }],
      frames: [[go(2, rising(1))], [go(3, falling(1))], [go(4, rising(2))], [go(4, [4.3, 1.6])]],
    },
    {
      pieces: [
        card("blue", 3, rising(0)),
        card("yellow", 8, falling(0)),
        down(card("red", 1, PILE)),
        down(card("blue", 9, PILE)),
        down(card("purple", 2, PILE)),
        card("green", 4, HAND[0]),
        card("red", 7, HAND[1]),
      ],
      signs: WAYS,
      frames: [[go(5, rising(1))], [go(6, falling(1))], [open(4, HAND[0])], [open(3, HAND[1])]],
    },
    {
      pieces: [
        card("blue", 3, rising(0)),
        card("yellow", 7, rising(1)),
        card("purple", 6, falling(0)),
        card("yellow", 2, HAND[0]),
        card("green", 4, HAND[1]),
      ],
      signs: [...WAYS, { kind: "yes", at: [3.93, 2.3], from: 1, until: 2 }],
      frames: [[go(3, rising(2))], [go(4, rising(3))]],
    },
    {
      pieces: [
        down(card("yellow", 3, [0, 0.1])),
        down(card("red", 8, [0.35, 0.1])),
        down(card("green", 5, [0, 1.6])),
        down(card("blue", 2, [0.35, 1.6])),
      ],
      signs: [
        { kind: "yes", at: [5.3, 0.35], from: 1 },
        { kind: "yes", at: [5.3, 1.5], from: 2 },
        { kind: "no", at: [5.3, 2.65], from: 3 },
      ],
      words: [
        { text: "learn-scene.low", at: [1.6, 0.35], from: 1 },
        { text: "learn-scene.row", at: [1.6, 1.5], from: 2 },
        { text: "learn-scene.number", at: [1.6, 2.65], from: 3 },
      ],
      frames: [[], [], []],
    },
    {
      pieces: [
        card("green", 6, rising(0)),
        card("yellow", 9, rising(1)),
        card("purple", 5, falling(0)),
        card("blue", 2, falling(1)),
        card("red", 4, [4.3, 1.6]),
      ],
      signs: [
        ...WAYS,
        { kind: "no", at: [3.93, 2.3], from: 1 },
        { kind: "no", at: [3.93, 0.7], from: 3 },
      ],
      frames: [[go(4, rising(2))], [go(4, [4.3, 1.6])], [go(4, falling(2))], [go(4, [4.3, 1.6])]],
    },
  ],
};
