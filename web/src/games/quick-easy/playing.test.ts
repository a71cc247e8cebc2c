import { expect, it } from "vitest";
import { GAME, LOBBY } from "../../net/fake";
import type { Said, TableEvent } from "../../wire";
import type { Shown } from "../common/shown";
import { Playing } from "./playing.svelte";

const said = (at: number, ...signals: string[]): Said => ({ event: "said", seat: 1, name: "", signals, at });
const NEWS = { isNews: true };
const EVENTS: readonly TableEvent[] = [
  said(1, "hold:red"),
  { event: "moved", seat: 1, move: "r7^", at: 2 },
  said(3, "hold:blue"),
];

/** A replay that somebody has opened at a moment: nothing of what was before is told. */
function opened(until: number): Playing {
  const past = EVENTS.slice(0, until);
  const game = { ...GAME, laid: [past.length > 1 ? 1 : 0, 0], changed: until };
  const table = { lobby: LOBBY, game, shown: game, seat: 0, isReplay: true, pending: [], past };
  return new Playing({ ...table, said: past.filter(({ event }) => event === "said") } as unknown as Shown);
}

it("shows in a replay what stood at that moment, wherever somebody came from", () => {
  expect([1, 2, 3].map((until) => opened(until).chipsOf(1))).toEqual([["hold:red"], [], ["hold:blue"]]);
});

it("knows at a table what was laid since somebody came, and what was taken back", () => {
  const game = { ...GAME, changed: 0 };
  const told = [said(1, "hold:red")];
  const table = { lobby: LOBBY, game, shown: game, seat: 0, pending: [], said: told } as unknown as Shown;
  const playing = new Playing(table);
  playing.heard({ event: "moved", seat: 1, move: "r7^", at: 2 }, NEWS);
  expect(playing.chipsOf(1)).toEqual([]);
  playing.heard({ event: "took-back", seat: 1, at: 3 }, NEWS);
  expect(playing.chipsOf(1)).toEqual(["hold:red"]);
});
