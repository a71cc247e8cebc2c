import { expect, test } from "vitest";
import type { KindHistory, WeekResults } from "../../net/bodies";
import { drawn, HEIGHT, WIDTH } from "./curve";
import { byGame } from "./kinds";
import { type Measure, measured } from "./measures";

const week = (start: number, changes: Partial<WeekResults> = {}): WeekResults => ({
  start,
  games: 2,
  wins: 1,
  cards_left: 4,
  best_time: 60_000,
  ...changes,
});

const kind = (changes: Partial<KindHistory> = {}): KindHistory => ({
  game: "a",
  options: { players: 2 },
  as_seen: false,
  measures: ["wins", "cards", "time"],
  games: 4,
  wins: 1,
  cards_left: 6,
  fewest: 2,
  time: 80_000,
  best_time: 60_000,
  streak: 0,
  best_streak: 1,
  last: 0,
  weeks: [week(1), week(2, { games: 6, wins: 6 }), week(9, { best_time: null })],
  bots: [
    { bot: "weak", games: 9, wins: 0.25, cards_left: 9, time: null },
    { bot: "strong", games: 9, wins: 0.75, cards_left: 1, time: 50_000 },
  ],
  ...changes,
});

test("each measure has my mean, my best, the bots and the weeks that have it", () => {
  const [wins, cards, time] = (["wins", "cards", "time"] as const).map((measure: Measure) =>
    measured(kind(), measure),
  );
  expect(wins).toMatchObject({ mine: 0.25, best: null, range: [0, 1] });
  expect(wins?.weeks.map(({ value }) => value)).toEqual([0.5, 1, 0.5]);
  expect(cards).toMatchObject({ mine: 6, best: 2 });
  expect(time).toMatchObject({ mine: 80_000, best: 60_000 });
  expect(time?.bots).toEqual([{ bot: "strong", value: 50_000 }]);
  expect(time?.weeks.map(({ at }) => at)).toEqual([1, 2]);
});

test("the line is a mean by games, so that a week with one game does not tip it", () => {
  const smooth = measured(kind(), "wins").weeks.map((each) => each.smooth);
  expect(smooth).toEqual([0.5, 7 / 8, 8 / 10]);
});

test("everything is drawn within the picture, from the first week to the last", () => {
  for (const measure of kind().measures) {
    const { dots, lines } = drawn(measured(kind(), measure));
    const places = [...dots.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(places.length).toBeGreaterThan(1);
    for (const [x = -1, y = -1] of places) {
      expect(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT).toBe(true);
    }
    for (const { y, named } of lines) expect(y >= 0 && named >= 0 && named <= HEIGHT).toBe(true);
  }
});

test("names of bots that are equally good stand below each other", () => {
  const bots = ["one", "other"].map((bot) => ({
    ...{ bot, games: 9, wins: 0.5, cards_left: 5, time: null },
  }));
  const [first, second] = drawn(measured(kind({ bots }), "wins")).lines;
  expect((second?.named ?? 0) - (first?.named ?? 0)).toBeGreaterThan(10);
});

test("a single week stands in the middle, and no week at all is no picture", () => {
  const one = drawn(measured(kind({ weeks: [week(5)] }), "wins"));
  expect(one.dots).toMatch(new RegExp(`^M${WIDTH / 2} `));
  expect(drawn(measured(kind({ weeks: [] }), "time")).dots).toBe("");
});

test("kinds stand together by game, what was played last first", () => {
  const kinds = ["b", "a", "b"].map((game, last) => kind({ game, last }));
  expect(byGame(kinds).map((each) => each.map(({ last }) => last))).toEqual([[0, 2], [1]]);
});
