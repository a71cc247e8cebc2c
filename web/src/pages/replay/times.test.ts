import { describe, expect, it } from "vitest";
import { restOf } from "./pace.svelte";
import { clock } from "./times";

describe("a time", () => {
  it("has hours only where there are some", () => {
    expect([0, 9_900, 65_000, 7_230_000].map(clock)).toEqual(["0:00", "0:09", "1:05", "2:00:30"]);
  });
});

describe("the pace", () => {
  it("is that of the game, but nobody waits long, and nothing flashes by", () => {
    expect([restOf(1_000, 1), restOf(1_000, 2)]).toEqual([1_000, 500]);
    expect(restOf(60_000, 1)).toBe(2_000);
    expect(restOf(0, 1)).toBe(350);
  });
});
