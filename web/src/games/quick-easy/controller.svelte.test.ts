import { expect, it } from "vitest";
import { GAME, LOBBY } from "../../net/fake";
import type { Said, TableEvent } from "../../wire";
import type { BoardTable } from "../common/table";
import { QuickEasyController } from "./controller.svelte";

const said = (at: number, ...signals: string[]): Said => ({
  event: "said",
  seat: 1,
  name: "",
  signals,
  at,
});
const NEWS = { isNews: true };
const EVENTS: readonly TableEvent[] = [
  said(1, "hold:red", "hold:blue"),
  { event: "moved", seat: 1, move: "r7^", at: 2 },
  said(3, "hold:green"),
];

/** A replay in which somebody jumps: nothing of what lies between is told. */
class Jumping {
  until = $state(0);
  readonly lobby = LOBBY;
  readonly isReplay = true;
  readonly past = $derived(EVENTS.slice(0, this.until));
  readonly said = $derived(this.past.filter(({ event }) => event === "said"));
  readonly expected = $derived({
    ...GAME,
    row_sizes: [this.until > 1 ? 1 : 0, 0],
    changed: this.until,
  });

  constructor(until: number) {
    this.until = until;
  }
}

it.each([0, 3])("shows in a replay the claims of that moment, opened at %d", (opened) => {
  const table = new Jumping(opened);
  const controller = new QuickEasyController(table as unknown as BoardTable);
  const chips = [3, 1, 2].map((until) => {
    table.until = until;
    return controller.chipsOf(1).toSorted();
  });
  expect(chips).toEqual([["hold:blue", "hold:green"], ["hold:blue", "hold:red"], ["hold:blue"]]);
});

it("knows what was laid since somebody joined, and what was taken back", () => {
  const game = { ...GAME, changed: 0 };
  const told = [said(1, "hold:red")];
  const table = {
    lobby: LOBBY,
    game,
    expected: game,
    seat: 0,
    pending: [],
    said: told,
  } as unknown as BoardTable;
  const controller = new QuickEasyController(table);
  controller.heard({ event: "moved", seat: 1, move: "r7^", at: 2 }, NEWS);
  expect(controller.chipsOf(1)).toEqual([]);
  controller.heard({ event: "took-back", seat: 1, at: 3 }, NEWS);
  expect(controller.chipsOf(1)).toEqual(["hold:red"]);
});

it("shows which bots think: those who have yet to vote, then the one on turn", () => {
  const seats = [{ guest: "g", name: "Ada" }, { bot: "talker" }, { bot: "talker" }];
  const lobby = { ...LOBBY, seats };
  const thinking = (changes: object, isReplay = false) => {
    const expected = { ...GAME, hand_sizes: [2, 2, 2], ...changes };
    const table = { lobby, expected, isReplay, seat: 0, said: [], past: [] };
    const controller = new QuickEasyController(table as unknown as BoardTable);
    return [0, 1, 2].filter((seat) => controller.isThinking(seat));
  };
  expect(thinking({ turn: null, votes: [null, 0, null] })).toEqual([2]);
  expect(thinking({ turn: 1, votes: [1, 1, 1] })).toEqual([1]);
  expect(thinking({ turn: 0, votes: [0, 0, 0] })).toEqual([]);
  expect(thinking({ turn: 1, votes: [1, 1, 1] }, true)).toEqual([]);
});
