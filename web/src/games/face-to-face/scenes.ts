// The pictures of its rules. Their words are in `locales/*/learn.ftl`.
import {
  card,
  down,
  go,
  open,
  type Piece,
  type Pictures,
  type Sign,
  type Spot,
} from "../common/scene";

// A duel: the opponent's two rows above, mine below them, and my hand at the bottom.
const theirUp = (place: number): Spot => [0.45 + place * 0.95, 0.1];
const theirDown = (place: number): Spot => [4.15 + place * 0.95, 0.1];
const myUp = (place: number): Spot => [0.45 + place * 0.95, 1.65];
const myDown = (place: number): Spot => [4.15 + place * 0.95, 1.65];
const held = (place: number): Spot => [0.4 + place * 0.95, 3.3];
const STACK: Spot = [5.1, 1.65];
const gold = (value: number, at: Spot): Piece => card("gold", value, at);
const silver = (value: number, at: Spot): Piece => card("silver", value, at);
const ROWS: readonly Piece[] = [
  silver(1, theirUp(0)),
  silver(60, theirDown(0)),
  gold(1, myUp(0)),
  gold(60, myDown(0)),
];
const THEIR_UP: Sign = { kind: "up", at: [0.2, 0.8] };
const MY_UP: Sign = { kind: "up", at: [0.2, 2.35] };
const MY_WAYS: readonly Sign[] = [MY_UP, { kind: "down", at: [3.75, 2.35] }];
const FOUR_WAYS: readonly Sign[] = [THEIR_UP, { kind: "down", at: [3.75, 0.8] }, ...MY_WAYS];

export const PICTURES: Pictures = {
  size: [6.2, 4.8],
  scenes: [
    {
      pieces: [
        ...ROWS,
        gold(6, held(0)),
        gold(56, held(5)),
        silver(11, [5.4, -2]),
        silver(52, [5.4, -2]),
        gold(17, held(1)),
        gold(28, held(2)),
        gold(35, held(3)),
        gold(44, held(4)),
      ],
      signs: FOUR_WAYS,
      frames: [[go(4, myUp(1))], [go(5, myDown(1))], [go(6, theirUp(1))], [go(7, theirDown(1))]],
    },
    {
      pieces: [
        ...ROWS,
        gold(5, held(0)),
        gold(8, held(1)),
        gold(27, held(2)),
        gold(33, held(3)),
        gold(41, held(4)),
        gold(55, held(5)),
      ],
      signs: FOUR_WAYS,
      frames: [[go(4, myUp(1))], [go(9, myDown(1))], [go(5, myUp(2))]],
    },
    {
      pieces: [
        gold(6, myUp(0)),
        gold(35, held(0)),
        gold(25, held(1)),
        gold(15, held(2)),
        gold(54, held(3)),
      ],
      signs: [MY_UP, { kind: "yes", at: [4.65, 2.35], from: 2 }],
      words: [
        { sum: "35 − 10 = 25", at: [0.5, 0.35], from: 2 },
        { sum: "25 − 10 = 15", at: [0.5, 0.9], from: 3 },
      ],
      frames: [[go(1, myUp(1))], [go(2, myUp(2))], [go(3, myUp(3))]],
    },
    {
      pieces: [
        ...ROWS,
        silver(11, theirUp(1)),
        gold(14, myUp(1)),
        gold(8, held(0)),
        gold(52, held(5)),
        gold(19, held(1)),
        gold(27, held(2)),
        gold(33, held(3)),
        gold(45, held(4)),
      ],
      signs: [...FOUR_WAYS, { kind: "yes", at: [2.82, 1.95], from: 1 }],
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
      signs: [THEIR_UP, MY_UP, { kind: "yes", at: [2.75, 0.8], from: 1 }],
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
      pieces: [gold(51, myUp(0)), gold(7, myDown(0)), gold(57, held(2)), gold(4, held(3))],
      signs: [...MY_WAYS, { kind: "yes", at: [3.1, 4], from: 2 }],
      frames: [[go(2, myUp(1))], [go(3, myDown(1))]],
    },
  ],
};
