import { expect, it } from "vitest";
import type { CircleBoard, CircleTry } from "../../net/bodies";
import { daysOf, starsOn } from "./week";

const tried = (stars: number | null): CircleTry => ({
  date: "2026-11-16",
  game: "quick-easy",
  players: 3,
  won: null,
  stars,
});

it("a week goes from Monday to Sunday, over the end of a month", () => {
  const days = daysOf({ monday: "2026-11-30" } as CircleBoard);
  expect([days.length, days[0], days[1], days[6]]).toEqual([
    7,
    "2026-11-30",
    "2026-12-01",
    "2026-12-06",
  ]);
});

it("only stars that are known are added up", () => {
  expect(starsOn([tried(3), tried(null), tried(4)])).toBe(7);
  expect(starsOn([tried(null)])).toBeNull();
  expect(starsOn([])).toBeNull();
});
