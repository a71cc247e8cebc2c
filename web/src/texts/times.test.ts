import { expect, it } from "vitest";
import { clock, stopped } from "./times";

it("a time shows hours only if there are any", () => {
  expect([0, 9_900, 65_000, 7_230_000].map(clock)).toEqual(["0:00", "0:09", "1:05", "2:00:30"]);
});

it("a stopped time has tenths, written as in the language", () => {
  expect([stopped(83_456, "en"), stopped(5_000, "de")]).toEqual(["1:23.4", "0:05,0"]);
});
