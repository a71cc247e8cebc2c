import { expect, it } from "vitest";
import { clock, left, span, stopped } from "./times";

it("a time shows hours only if there are any", () => {
  expect([0, 9_900, 65_000, 7_230_000].map(clock)).toEqual(["0:00", "0:09", "1:05", "2:00:30"]);
});

it("a stopped time has tenths, written as in the language", () => {
  expect([stopped(83_456, "en"), stopped(5_000, "de")]).toEqual(["1:23.4", "0:05,0"]);
});

it("a span is told in its largest whole unit", () => {
  const told = [0, 59_000, 3_599_000, 3_600_000, 86_399_000, 172_800_000].map(span);
  expect(told.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    ...["1 minutes", "1 minutes", "59 minutes", "1 hours", "23 hours", "2 days"],
  ]);
});

it("what is left is told as it was chosen, at first", () => {
  const hour = 3_600_000;
  const told = [72 * hour - 60_000, 47 * hour, 24 * hour - 1, 0, -hour].map(left);
  expect(told.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    "3 days",
    "1 days",
    "1 days",
    "1 minutes",
    "1 minutes",
  ]);
});
