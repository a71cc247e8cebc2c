import { expect, it } from "vitest";
import type { DailyResult } from "../../net/bodies";
import { texts } from "../../texts/texts.svelte";
import { resultOf, shareText, starsOf } from "./daily";

const result = (changed: Partial<DailyResult> = {}): DailyResult => ({
  number: 1,
  won: false,
  ending: "nothing-fits",
  winners: [],
  cards_left: 4,
  lasted: 185_000,
  ...changed,
});

it("a team gets more stars for fewer cards left", () => {
  const stars = [0, 1, 4, 9, 20, 40].map((cards_left) =>
    starsOf({ result: result({ cards_left }), isTeam: true }),
  );
  expect(stars).toEqual(["★★★★★", "★★★★☆", "★★★☆☆", "★★☆☆☆", "★☆☆☆☆", "☆☆☆☆☆"]);
  const alone = [true, false].map((won) => starsOf({ result: result({ won }), isTeam: false }));
  expect(alone).toEqual(["★", "☆"]);
});

it("a text to share names the deal and the result, but no card", async () => {
  await texts.speak("en");
  await texts.need("daily", "program", "quick-easy");
  const deal = {
    game: "quick-easy",
    players: 3,
    state: "finished",
    table: "T",
    result: result(),
  } as const;
  expect(shareText({ ...deal, date: "2026-11-16", isTeam: true })).toBe(
    "Backtrick, daily deal for November 16\nThe Game: Quick & Easy, 3 players\n★★★☆☆ 4 cards left",
  );
  const solo = { result: result({ won: true }), players: 1, isTeam: false };
  expect(resultOf(solo)).toBe("done in 3:05");
});
