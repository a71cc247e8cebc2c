// The pictures of all steps, by game. Their words are in `locales/*/learn.ftl`.
import type { GameId } from "../../games";
import type { Ink } from "../../look/inks";
import type { Move, Piece, Scene, Sign, Spot } from "./scene";

export interface Lessons {
  /** Of every picture, in widths of a card. */
  readonly size: readonly [width: number, height: number];
  readonly scenes: readonly Scene[];
}

const card = (ink: Ink, value: number, at: Spot): Piece => ({ ink, value, at });
const down = (piece: Piece): Piece => ({ ...piece, isDown: true });
const go = (piece: number, to: Spot): Move => ({ piece, to });
const open = (piece: number, to: Spot): Move => ({ piece, to, turns: true });

// A team: two rows at the left, in which cards lie one beside the other; pile and hand at the right.
const up = (place: number): Spot => [0.7 + place * 0.72, 0];
const low = (place: number): Spot => [0.7 + place * 0.72, 1.6];
const PILE: Spot = [4.3, 0];
const HAND: readonly [Spot, Spot] = [
  [3.9, 1.6],
  [4.65, 1.6],
];
const WAYS: readonly Sign[] = [
  { kind: "up", at: [0.25, 0.7] },
  { kind: "down", at: [0.25, 2.3] },
];

const QUICK_EASY: Lessons = {
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
      frames: [[open(5, up(0))], [open(4, low(0))], [open(3, up(1))], [open(2, low(1))], [open(1, up(2))]],
    },
    {
      pieces: [
        card("blue", 3, up(0)),
        card("yellow", 8, low(0)),
        card("green", 5, HAND[0]),
        card("purple", 6, HAND[1]),
        card("red", 4, [4.3, 0]),
      ],
      signs: [...WAYS, { kind: "no", at: [3.3, 0.7], from: 3, until: 5 }],
      frames: [[go(2, up(1))], [go(3, low(1))], [go(4, up(2))], [go(4, [4.3, 0])]],
    },
    {
      pieces: [
        card("blue", 3, up(0)),
        card("yellow", 8, low(0)),
        down(card("red", 1, PILE)),
        down(card("blue", 9, PILE)),
        down(card("purple", 2, PILE)),
        card("green", 4, HAND[0]),
        card("red", 7, HAND[1]),
      ],
      signs: WAYS,
      frames: [[go(5, up(1))], [go(6, low(1))], [open(4, HAND[0])], [open(3, HAND[1])]],
    },
    {
      pieces: [
        card("blue", 3, up(0)),
        card("yellow", 7, up(1)),
        card("purple", 6, low(0)),
        card("yellow", 2, HAND[0]),
        card("green", 4, HAND[1]),
      ],
      signs: [...WAYS, { kind: "yes", at: [3.35, 0.7], from: 1, until: 2 }],
      frames: [[go(3, up(2))], [go(4, up(3))]],
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
        { text: "learn-scene.low", at: [1.6, 0], from: 1 },
        { text: "learn-scene.row", at: [1.6, 1.15], from: 2 },
        { text: "learn-scene.number", at: [1.6, 2.3], from: 3 },
      ],
      frames: [[], [], []],
    },
    {
      pieces: [
        card("green", 6, up(0)),
        card("yellow", 9, up(1)),
        card("purple", 5, low(0)),
        card("blue", 2, low(1)),
        card("red", 4, [4.3, 1.6]),
      ],
      signs: [
        ...WAYS,
        { kind: "no", at: [3.3, 0.7], from: 1 },
        { kind: "no", at: [3.3, 2.3], from: 3 },
      ],
      frames: [[go(4, up(2))], [go(4, [4.3, 1.6])], [go(4, low(2))], [go(4, [4.3, 1.6])]],
    },
  ],
};

// A duel: the opponent's two rows above, mine below them, and my hand at the bottom.
const theirUp = (place: number): Spot => [0.5 + place * 0.85, 0];
const theirDown = (place: number): Spot => [3.9 + place * 0.85, 0];
const myUp = (place: number): Spot => [0.5 + place * 0.85, 1.65];
const myDown = (place: number): Spot => [3.9 + place * 0.85, 1.65];
const held = (place: number): Spot => [0.5 + place * 0.9, 3.4];
const STACK: Spot = [5.2, 1.65];
const gold = (value: number, at: Spot): Piece => card("gold", value, at);
const silver = (value: number, at: Spot): Piece => card("silver", value, at);
const ROWS: readonly Piece[] = [silver(1, theirUp(0)), silver(60, theirDown(0)), gold(1, myUp(0)), gold(60, myDown(0))];
const THEIR_UP: Sign = { kind: "up", at: [0.2, 0.7] };
const MY_UP: Sign = { kind: "up", at: [0.2, 2.35] };
const FOUR_WAYS: readonly Sign[] = [
  THEIR_UP,
  { kind: "down", at: [3.6, 0.7] },
  MY_UP,
  { kind: "down", at: [3.6, 2.35] },
];

const FACE_TO_FACE: Lessons = {
  size: [6.4, 4.85],
  scenes: [
    {
      pieces: [...ROWS, gold(6, held(1)), gold(56, held(2)), silver(11, [5.4, -2]), silver(52, [5.4, -2])],
      signs: FOUR_WAYS,
      frames: [[go(4, myUp(1))], [go(5, myDown(1))], [go(6, theirUp(1))], [go(7, theirDown(1))]],
    },
    {
      pieces: [...ROWS, gold(5, held(0)), gold(8, held(1)), gold(27, held(2)), gold(33, held(3)), gold(41, held(4)), gold(55, held(5))],
      signs: FOUR_WAYS,
      frames: [[go(4, myUp(1))], [go(9, myDown(1))], [go(5, myUp(2))]],
    },
    {
      pieces: [gold(6, myUp(0)), gold(35, held(0)), gold(25, held(1)), gold(15, held(2)), gold(54, held(3))],
      signs: [MY_UP, { kind: "yes", at: [4.7, 2.35], from: 2 }],
      words: [
        { sum: "35 − 10 = 25", at: [0.5, 0.4], from: 2 },
        { sum: "25 − 10 = 15", at: [0.5, 0.95], from: 3 },
      ],
      frames: [[go(1, myUp(1))], [go(2, myUp(2))], [go(3, myUp(3))]],
    },
    {
      pieces: [...ROWS, silver(11, theirUp(1)), gold(14, myUp(1)), gold(8, held(0)), gold(52, held(1)), gold(33, held(2))],
      signs: [...FOUR_WAYS, { kind: "yes", at: [4.2, 4.1], from: 1 }],
      frames: [[go(6, theirUp(2))], [go(7, myDown(1))]],
    },
    {
      pieces: [
        silver(11, theirUp(0)),
        gold(6, myUp(0)),
        down(gold(38, STACK)),
        down(gold(7, STACK)),
        down(gold(49, STACK)),
        down(gold(24, STACK)),
        down(gold(16, STACK)),
        gold(8, held(2)),
        gold(14, held(3)),
        gold(29, held(0)),
        gold(33, held(1)),
      ],
      signs: [THEIR_UP, MY_UP, { kind: "yes", at: [2.9, 0.7], from: 1 }],
      frames: [
        [go(7, theirUp(1))],
        [go(8, myUp(1))],
        [open(6, held(2))],
        [open(5, held(3))],
        [open(4, held(4))],
        [open(3, held(5))],
      ],
    },
    {
      pieces: [
        silver(48, theirUp(0)),
        silver(9, theirDown(0)),
        gold(51, myUp(0)),
        gold(7, myDown(0)),
        gold(57, held(1)),
        gold(4, held(2)),
      ],
      signs: [...FOUR_WAYS, { kind: "yes", at: [3.2, 4.1], from: 2 }],
      frames: [[go(4, myUp(1))], [go(5, myDown(1))]],
    },
  ],
};

// A race: the middle above, my stack at the left, my hand beside it.
const STEPS: Partial<Readonly<Record<Ink, string>>> = { green: "±1", blue: "±2", red: "±3" };
const race = (ink: Ink, value: number, at: Spot): Piece => ({ ink, value, at, note: STEPS[ink] ?? "" });
/** The middle: of what lay there before, an edge is seen. */
const middle = (place: number, from = 1.9): Spot => [from + place * 0.75, 0];
const OWN: Spot = [0.1, 1.6];
const inHand = (place: number): Spot => [1.5 + place * 1.1, 1.6];

const SEVEN_ATE_NINE: Lessons = {
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

export const LESSONS: Readonly<Record<GameId, Lessons>> = {
  "quick-easy": QUICK_EASY,
  "face-to-face": FACE_TO_FACE,
  "seven-ate-nine": SEVEN_ATE_NINE,
};
