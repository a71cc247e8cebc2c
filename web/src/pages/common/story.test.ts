import { beforeAll, expect, it } from "vitest";
import type { GameAnalysis, JudgedTurnInfo, RaceAnalysis } from "../../net/bodies";
import { texts } from "../../texts/texts.svelte";
import { storyOf } from "./story";

const turn = (seat: number, loss: number): JudgedTurnInfo => ({
  seat,
  first: 1,
  last: 2,
  moves: [],
  forced: false,
  before: { value: 0.5, error: 0 },
  played: { value: 0.5 - loss, error: 0 },
  loss: { value: loss, error: 0 },
  mark: null,
  best: [],
  findings: [],
});

const game = (sides: readonly number[]): GameAnalysis => ({
  kind: "turns",
  effort: 1,
  talkative: false,
  sides,
  winners: [],
  turns: [turn(0, 0.01), turn(1, 0.3), turn(0, 0)],
  curves: [],
  ledgers: sides.map(() => ({
    deal: 0.81,
    draws: -0.1,
    hands: 0.01,
    given: [-0.01, 0.3],
    conceded: 0,
    result: 0,
  })),
  mean_losses: [],
  last_chance: null,
});

const names = ["Ada", "Ben"];

beforeAll(async () => {
  await texts.speak("en");
  await texts.need("review");
});

it("a team is told what all of it gave away", () => {
  expect(storyOf({ analysis: game([0, 0]), seat: 0, isOwn: true, names })).toBe(
    "You started at 81%. Luck took 9. You gave away 31, most of all in turn 2.",
  );
});

it("in a duel everybody has their own mistakes", () => {
  const analysis = game([0, 1]);
  expect(storyOf({ analysis, seat: 0, isOwn: true, names })).toMatch(
    /^You .* in turn 1\. Ben gave away 30\.$/,
  );
  expect(storyOf({ analysis, seat: 1, isOwn: false, names })).toContain("Ben gave away 30");
});

it("what was given up is no luck", () => {
  const analysis = game([0, 1]);
  const ledgers = analysis.ledgers.map((sums) => ({ ...sums, conceded: -0.48 }));
  expect(storyOf({ analysis: { ...analysis, ledgers }, seat: 0, isOwn: true, names })).toMatch(
    /Luck took 9\..* The game was conceded at 48%\.$/,
  );
});

it("a race is told in seconds and misses", () => {
  const misses = [{ miss: "too-late", count: 1, time: 5 } as const];
  const figures = { cards: 9, delay: 1234, held: 0, held_time: 0, misses };
  const seats = [{ figures, sums: [], missed: [] }];
  const analysis: RaceAnalysis = { kind: "race", seats, winners: [0], levels: [] };
  expect(storyOf({ analysis, seat: 0, isOwn: true, names })).toBe(
    "You took 1.2\u00A0s on average to lay a card once it fitted. One miss.",
  );
});
