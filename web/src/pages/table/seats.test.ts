import { expect, test } from "vitest";
import { LOBBY } from "../../net/fake";
import { hasCompany, onlookers, withoutSeat } from "./seats";

test("anybody without a seat is a spectator, even before they are counted", () => {
  expect(onlookers({ seat: null, spectators: 0 })).toBe(1);
  expect(onlookers({ seat: null, spectators: 3 })).toBe(3);
  expect(onlookers({ seat: 0, spectators: 0 })).toBe(0);
});

test("in a game with fewer seats, the last people have none, and the host always has one", () => {
  const seats = [{ guest: "ada" }, { bot: "greedy" }, { guest: "ben" }, {}, { guest: "cid" }];
  expect(withoutSeat({ ...LOBBY, seats, host: "ada" }, 2)).toEqual([4]);
  expect(withoutSeat({ ...LOBBY, seats, host: "cid" }, 2)).toEqual([2]);
  expect(withoutSeat({ ...LOBBY, seats, host: "ada" }, 3)).toEqual([]);
});

test("only people who play are company: no bot waits for anybody", () => {
  const me = { guest: "me" };
  expect(hasCompany({ seats: [me, { bot: "greedy" }, {}] }, 0)).toBe(false);
  expect(hasCompany({ seats: [me, { guest: "ada", bot: "greedy" }] }, 0)).toBe(false);
  expect(hasCompany({ seats: [me, { guest: "ada" }] }, 0)).toBe(true);
});
