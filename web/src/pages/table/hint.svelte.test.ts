import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GAME } from "../../net/fake";
import type { HintInfo } from "../../net/bodies";
import type { Table } from "../../state/table.svelte";
import { texts } from "../../texts/texts.svelte";
import type { Command, Sight, TableEvent } from "../../wire";
import { Hint } from "./hint.svelte";

const TOLD: HintInfo = {
  kind: "hint",
  moves: ["r7^", "b2v", "end"],
  chance: 0.7,
  forced: false,
  other: null,
  findings: [],
};

/** A table that takes every hint, or refuses them. */
class Desk {
  game = $state.raw<Sight>({ ...GAME, hint: "free" });
  readonly asked: Command[] = [];
  readonly id = "T";
  readonly seat = 0;

  constructor(private readonly code = "") {}

  do(command: Command) {
    this.asked.push(command);
    if (this.code) return Promise.resolve({ done: false, code: this.code, span: null });
    this.game = { ...this.game, hint: "taken", hints: 1 };
    return Promise.resolve({ done: true });
  }
}

const at = (desk: Desk): Hint =>
  new Hint(desk as unknown as Table, () => (move) => {
    const card = /^(\w+)[\^v]$/.exec(move)?.[1];
    return card === undefined ? {} : { card };
  });
const moved = (move: string, seat = 0): TableEvent => ({ event: "moved", seat, move, at: 0 });

let answers: (() => Response)[] = [];
beforeEach(async () => {
  await texts.speak("en");
  answers = [];
  vi.stubGlobal("fetch", () => Promise.resolve((answers.shift() ?? (() => Response.json(TOLD)))()));
});
afterEach(() => vi.unstubAllGlobals());

it("is taken once, and can be seen again", async () => {
  const desk = new Desk();
  const hint = at(desk);
  await hint.ask();
  expect(hint.told).toEqual(TOLD);
  hint.hide();
  expect(hint.pointed).toEqual(["r7", "r7^"]);
  await hint.ask();
  expect(hint.isOpen).toBe(true);
  hint.close();
  await hint.ask();
  expect(hint.told).toEqual(TOLD);
  expect(desk.asked).toEqual([{ do: "hint" }]);
});

it("points at the next card and its place, one after the other", async () => {
  const hint = at(new Desk());
  await hint.ask();
  expect(hint.pointed).toEqual(["r7", "r7^"]);
  hint.heard(moved("r7^"));
  hint.heard(moved("g1^", 1));
  expect(hint.pointed).toEqual(["b2", "b2v"]);
  hint.heard({ event: "took-back", seat: 0, at: 0 });
  expect(hint.pointed).toEqual(["r7", "r7^"]);
  hint.heard(moved("r7^"));
  hint.heard(moved("b2v"));
  expect(hint.pointed).toEqual(["end"]);
});

it("points at nothing once another way was chosen", async () => {
  const hint = at(new Desk());
  await hint.ask();
  hint.heard(moved("b2^"));
  expect([hint.left, hint.pointed]).toEqual([[], []]);
  expect(hint.isOpen).toBe(true);
});

it("is closed when a card from before it is taken back", async () => {
  const hint = at(new Desk());
  await hint.ask();
  hint.heard({ event: "took-back", seat: 0, at: 0 });
  expect([hint.isOpen, hint.told]).toEqual([false, null]);
});

it("knows what was laid while the coach was looking", async () => {
  const desk = new Desk();
  desk.game = { ...desk.game, hint: "taken" };
  const hint = at(desk);
  const asking = hint.ask();
  hint.heard(moved("r7^"));
  await asking;
  expect(hint.pointed).toEqual(["b2", "b2v"]);
});

it("is not told if a card was taken back, or the turn ended, while the coach was looking", async () => {
  const desk = new Desk();
  desk.game = { ...desk.game, hint: "taken" };
  for (const happens of [
    (hint: Hint) => hint.heard({ event: "took-back", seat: 0, at: 0 }),
    (hint: Hint) => hint.close(),
  ]) {
    const hint = at(desk);
    const asking = hint.ask();
    happens(hint);
    await asking;
    expect([hint.told, hint.isOpen, hint.isAsked]).toEqual([null, false, false]);
  }
});

it("is not asked for while it is not my turn", async () => {
  const desk = new Desk();
  desk.game = { ...desk.game, hint: "later" };
  const hint = at(desk);
  await hint.ask();
  expect([hint.isOffered, hint.isFree, hint.isOpen]).toEqual([true, false, false]);
  expect(desk.asked).toEqual([]);
});

it("closes if it is refused, or the coach is busy", async () => {
  const refused = at(new Desk("table/no-hints"));
  await refused.ask();
  expect([refused.isOpen, refused.isAsked]).toEqual([false, false]);
  answers = [() => Response.json({ code: "coach/busy" }, { status: 503 })];
  const busy = at(new Desk());
  await busy.ask();
  expect([busy.isOpen, busy.isAsked]).toEqual([false, false]);
  await busy.ask();
  expect(busy.told).toEqual(TOLD);
});
