import { beforeAll, expect, it } from "vitest";
import { texts } from "../../texts/texts.svelte";
import { resultOf } from "./results";

const NAMES = ["Ida", "Max"];

beforeAll(async () => {
  await texts.need("web", "home");
  await texts.speak("en");
});

it.each([
  { winners: [0, 1], seat: 0, isTeam: true, told: "You did it together!" },
  { winners: [0, 1], seat: null, isTeam: true, told: "They did it together!" },
  { winners: [], seat: 0, isTeam: true, told: "Not this time: 7\u00a0cards were left." },
  { winners: [1], seat: 1, isTeam: false, told: "You won!" },
  { winners: [1], seat: 0, isTeam: false, told: "Max won." },
  { winners: [1], seat: null, isTeam: false, told: "Max won." },
  { winners: [], seat: 0, isTeam: false, told: "Nobody won." },
])("tells a result: $told", ({ told, ...ended }) => {
  expect(resultOf({ ...ended, cards_left: 7, names: NAMES })).toBe(told);
});

it("does not count a solo game as a win over anybody", () => {
  const ended = { winners: [0], seat: 0, isTeam: false, cards_left: 0, names: ["Ida"] };
  expect(resultOf(ended)).toContain("Done");
});
