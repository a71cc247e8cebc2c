import { expect, it } from "vitest";
import type { Lobby } from "../wire";
import { hasBot, isAway } from "./presence";

const seats = [
  { guest: "g0", name: "Ada", bot: null },
  { guest: "g1", name: "Ben", bot: "greedy" },
  { guest: null, name: "", bot: "random" },
];
const lobby = { seats } as unknown as Lobby;

it("a bot plays for a guest who handed over the seat", () => {
  expect(hasBot({ lobby, seat: 1 })).toBe(true);
  expect(hasBot({ lobby, seat: 0 })).toBe(false);
  expect(hasBot({ lobby, seat: null })).toBe(false);
  expect(hasBot({ lobby, seat: 2 })).toBe(false); // as in a replay: it is the bot's own
});

it("guests without a connection are away; bots, and guests with a bot standing in, are not", () => {
  const table = { lobby, here: [] };
  expect(seats.map((_, seat) => isAway(table, seat))).toEqual([true, false, false]);
  expect(isAway({ ...table, here: [0] }, 0)).toBe(false);
});
