import { expect, test } from "vitest";
import { tiltOf } from "./tilt";

test("a card always leans the same way, and only a little", () => {
  const cards = ["r7", "b10", "27", "59"];
  for (const card of cards) {
    expect(tiltOf(card)).toBe(tiltOf(card));
    expect(Math.abs(Number.parseFloat(tiltOf(card)))).toBeLessThan(2);
  }
  expect(new Set(cards.map(tiltOf)).size).toBeGreaterThan(1);
});
