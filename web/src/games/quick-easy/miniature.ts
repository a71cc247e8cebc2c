import type { Miniature } from "../common/miniature";

export const MINIATURE: Miniature = {
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
};
