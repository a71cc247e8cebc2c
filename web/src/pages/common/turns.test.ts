import { beforeAll, expect, it } from "vitest";
import type { GameAnalysis, JudgedTurnInfo } from "../../net/bodies";
import { texts } from "../../texts/texts.svelte";
import { markedIn, sentenceOf, turnAt } from "./turns";

const turn = (first: number, mark: JudgedTurnInfo["mark"]) =>
  ({ seat: 0, first, last: first + 1, mark }) as JudgedTurnInfo;
const analysis = {
  turns: [turn(3, null), turn(5, "mistake"), turn(8, "blunder")],
} as unknown as GameAnalysis;

beforeAll(async () => {
  await texts.speak("en");
  await texts.need("web", "coach");
});

it("a step belongs to the turn that begins there or is being played", () => {
  expect([0, 2, 3, 4, 6, 7, 99].map((at) => turnAt(analysis, at))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(markedIn(analysis)).toEqual([1, 2]);
});

it("a finding is a sentence with cards and people in words", () => {
  const names = ["Ada", "Ben"];
  expect(sentenceOf({ code: "second-card", values: { card: "p4" } }, names)).toBe(
    "The purple 4 could have been laid, too.",
  );
  const values = { row: "ascending", colour: "green", seat: 1 };
  expect(sentenceOf({ code: "closed-row", values }, names)).toContain("Ben");
});
