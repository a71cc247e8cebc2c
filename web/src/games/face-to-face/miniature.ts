import type { Miniature } from "../common/miniature";

export const MINIATURE: Miniature = {
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
};
