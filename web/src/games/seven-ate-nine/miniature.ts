import type { Ink } from "../../look/inks";
import type { Lying, Miniature } from "../common/miniature";
import { noteOf } from "./cards";

const card = (ink: Ink, value: number): Lying => ({ ink, value, note: noteOf(ink) });

export const MINIATURE: Miniature = {
  piles: [{ first: card("green", 7) }],
  steps: [
    { pile: 0, ...card("red", 8), from: -1 },
    { pile: 0, ...card("blue", 5), from: 1 },
    { pile: 0, ...card("green", 3), from: 1 },
    { pile: 0, ...card("red", 4), from: -1 },
    { pile: 0, ...card("blue", 1), from: 1 },
  ],
  pace: 1_500,
};
