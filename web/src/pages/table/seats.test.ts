import { expect, test } from "vitest";
import { onlookers } from "./seats";

test("anybody without a seat is a spectator, even before they are counted", () => {
  expect(onlookers({ seat: null, spectators: 0 })).toBe(1);
  expect(onlookers({ seat: null, spectators: 3 })).toBe(3);
  expect(onlookers({ seat: 0, spectators: 0 })).toBe(0);
});
