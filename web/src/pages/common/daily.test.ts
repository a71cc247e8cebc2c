import { expect, it, vi } from "vitest";
import type { DailyDeal, DailyResult } from "../../net/bodies";
import { texts } from "../../texts/texts.svelte";
import { resultOf, shareText, starsOf } from "./daily";

const result: DailyResult = {
  number: 1,
  won: false,
  ending: "nothing-fits",
  winners: [],
  cards_left: 4,
  lasted: 185_000,
};

const shared = (changed: Partial<DailyDeal> = {}): string => {
  const deal = { game: "quick-easy", players: 3, state: "finished", table: "T", stars: 3 } as const;
  const place = { counted: true, people: 17, better_than: 62, ...changed };
  return shareText({ ...deal, ...place, result, date: "2026-11-16", isTeam: true });
};

it("stars are the server's, and none until it knows", () => {
  expect([1, 4, 5, null].map(starsOf)).toEqual(["★☆☆☆☆", "★★★★☆", "★★★★★", ""]);
});

it("a text to share names the deal, the result and my place, but no card", async () => {
  vi.stubGlobal("location", { origin: "https://example.org" });
  await texts.speak("en");
  await texts.need("daily", "program", "quick-easy");
  expect(shared().split("\n")).toEqual([
    "Backtrick, daily deal for November 16",
    "The Game: Quick & Easy, 3 players",
    "★★★☆☆ 4 cards left",
    "🟩🟩🟩🟩🟩🟩⬜⬜⬜⬜ better than 62% of 16 others",
    "https://example.org/daily",
  ]);
});

it("beside a single other player, a share would say nothing", async () => {
  vi.stubGlobal("location", { origin: "https://example.org" });
  await texts.speak("en");
  await texts.need("daily", "program", "quick-easy");
  const place = (share: number) => shared({ people: 2, better_than: share }).split("\n")[3];
  expect([0, 50, 100].map(place)).toEqual([
    "⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜ behind the only other player",
    "🟩🟩🟩🟩🟩⬜⬜⬜⬜⬜ level with the only other player",
    "🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩 ahead of the only other player",
  ]);
});

it("what is not known or not counted is not shared", async () => {
  vi.stubGlobal("location", { origin: "https://example.org" });
  await texts.speak("en");
  await texts.need("daily", "program", "quick-easy");
  const plain = [
    "Backtrick, daily deal for November 16",
    "The Game: Quick & Easy, 3 players",
    "4 cards left",
    "https://example.org/daily",
  ];
  expect(shared({ stars: null, better_than: null, people: 1 }).split("\n")).toEqual(plain);
  expect(shared({ stars: null, counted: false }).split("\n")).toEqual(plain);
  const solo = { result: { ...result, won: true }, players: 1, isTeam: false };
  expect(resultOf(solo)).toBe("done in 3:05");
});
