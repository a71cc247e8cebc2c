import { expect, it } from "vitest";
import { restOf } from "./pace.svelte";

it("plays at the pace of the game, but without long waits or flashes", () => {
  expect([restOf(1_000, 1), restOf(1_000, 2)]).toEqual([1_000, 500]);
  expect(restOf(60_000, 1)).toBe(2_000);
  expect(restOf(0, 1)).toBe(350);
});
