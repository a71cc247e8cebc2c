import { describe, expect, it } from "vitest";
import type { Steps } from "../../net/bodies";
import { GAME } from "../../net/fake";
import type { TableEvent } from "../../wire";
import { ReplayTable } from "./replay.svelte";

const WHOLE: Steps = {
  game: "quick-easy",
  names: ["talker", "greedy"],
  emblems: [{ picture: "kite", colour: "teal" }, null],
  bots: [1],
  seat: 0,
  own: null,
  what_if: null,
  dealt: 1000,
  hints: 0,
  began: 1300,
  steps: [
    { event: "deal", at: 0, view: { ...GAME, turn: 0 } },
    { event: "said", at: 500, view: {}, seat: 0, text: "Hello!" },
    {
      event: "move",
      at: 900,
      view: { laid_this_turn: 1, tops: ["r7", null] },
      seat: 0,
      move: "r7^",
    },
    { event: "move", at: 1400, view: { laid_this_turn: 0, turn: 1 }, seat: 0, move: "end" },
    {
      event: "move",
      at: 2000,
      view: { outcome: { ending: "nothing-fits", winners: [], cards_left: 40 } },
      seat: 1,
      move: "b2^",
    },
  ],
};

const replay = (at = 0) => new ReplayTable("T", 3, WHOLE, at);

describe("a replay", () => {
  it("shows at each step what had been seen by then", () => {
    const shown = replay(3);
    expect(shown.game).toMatchObject({ turn: 1, tops: ["r7", null], laid_this_turn: 0, number: 3 });
    shown.go(0);
    expect(shown.game).toMatchObject({ turn: 0, tops: GAME.tops, changed: 1000, began: 1300 });
  });

  it("offers no moves, and carries none out", async () => {
    const shown = replay();
    expect(shown.game.legal).toEqual([]);
    expect(await shown.do()).toMatchObject({ done: false });
  });

  it("shows a move that was not made until the next step", () => {
    const shown = replay(1);
    const heard: TableEvent[] = [];
    shown.listen((event) => heard.push(event));
    shown.pretend({ ...shown.game, tops: ["g4", null] } as typeof shown.game, 0, "g4^");
    expect(shown.game).toMatchObject({ tops: ["g4", null] });
    expect(heard).toMatchObject([{ event: "moved", move: "g4^" }]);
    shown.go(1);
    expect(shown.isPretended).toBe(false);
    expect(shown.game).toMatchObject({ tops: GAME.tops });
  });

  it("stays within the game", () => {
    const shown = replay(99);
    expect(shown.at).toBe(4);
    shown.go(-1);
    expect(shown.at).toBe(0);
  });

  it("announces what happens on a single step forward, and only then", () => {
    const shown = replay();
    const told: TableEvent[] = [];
    shown.listen((event) => told.push(event));
    shown.go(1);
    shown.go(2);
    shown.go(4);
    shown.go(3);
    expect(told.map(({ event }) => event)).toEqual(["said", "moved"]);
    expect(shown.past.map(({ event }) => event)).toEqual(["said", "moved", "moved"]);
  });

  it("knows what had been said by then, who sat there, and how it ended", () => {
    const shown = replay();
    expect(shown.said).toEqual([]);
    shown.go(2);
    expect(shown.said.map(({ text, name }) => [name, text])).toEqual([["talker", "Hello!"]]);
    expect(shown.lobby.seats).toEqual([
      { guest: "talker", name: "talker", emblem: { picture: "kite", colour: "teal" } },
      { guest: null, name: "", bot: "greedy" },
    ]);
    expect(shown.lobby.running).toBe(true);
    expect(shown.outcome?.cards_left).toBe(40);
    expect(shown.changesOf(["turn"])).toEqual([0, 3]);
  });
});
