import { expect, it } from "vitest";
import type { ScoreBin } from "../../net/bodies";
import { texts } from "../../texts/texts.svelte";
import { labelOf, shareOf } from "./bins";
import { daysBefore, weeksOf } from "./calendar";

const bin = (least: number, most: number, lost = false): ScoreBin => ({
  least,
  most,
  lost,
  people: 1,
  strong: 0,
  simple: 0,
  mine: false,
});

it("a bin says which results it has", async () => {
  await texts.speak("en");
  await texts.need("daily-board");
  expect(labelOf(bin(0, 0), "cards")).toBe("all laid");
  expect(labelOf(bin(4, 6), "cards")).toBe("4–6");
  expect(labelOf(bin(4, 4), "cards")).toBe("4");
  expect(labelOf(bin(60, 69), "seconds")).toBe("1:00–1:09");
  expect(labelOf(bin(0, 0), "wins")).toBe("won");
  expect(labelOf(bin(0, 0, true), "wins")).toBe("lost");
  expect([shareOf(1, 4), shareOf(0, 0)]).toEqual([0.25, 0]);
});

it("a calendar has ten weeks from Monday to today", () => {
  const weeks = weeksOf({
    today: "2026-11-18", // a Wednesday
    days: [{ date: "2026-11-16", finished: 3, won: 1 }],
    streak: 0,
    longest_streak: 1,
    days_played: 1,
  });
  expect(weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 7, 3]);
  expect(weeks[9]?.[0]).toEqual({ date: "2026-11-16", weekday: 0, finished: 3, won: 1 });
  expect(weeks[0]?.[0]).toEqual({ date: "2026-09-14", weekday: 0, finished: 0, won: 0 });
  expect(daysBefore("2026-03-01", 1)).toBe("2026-02-28");
});
