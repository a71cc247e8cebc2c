import { expect, it, vi } from "vitest";
import type { JudgementInfo, TriedTurnInfo } from "../../net/bodies";
import { GAME } from "../../net/fake";
import { Refusal } from "../../net/http";
import type { Preview } from "../../games";
import type { TableEvent } from "../../wire";
import { type Ask, type Moment, TrialTable } from "./trial.svelte";

const judgement = { kind: "judgement", good: true, loss: 0 } as JudgementInfo;
const moment = {
  id: "T",
  game: GAME,
  lobby: null,
  players: [
    { guest: null, name: "", bot: "greedy" },
    { guest: "b", name: "Ben" },
  ],
  said: [],
} as unknown as Moment;

/** Lays `a` and `b`, then `end`; anything else is refused. */
const answers: Record<string, Partial<TriedTurnInfo>> = {
  "": { legal: ["a", "b"] },
  a: { legal: ["b", "end"] },
  "a b": { legal: ["end"] },
  "a b end": { legal: [], judgement },
};

function asking(): Ask {
  return vi.fn((moves: readonly string[]) => {
    const found = answers[moves.join(" ")];
    if (!found) return Promise.reject(new Refusal("move/does-not-fit", 400, 0));
    const view = { changed: moves.length };
    return Promise.resolve({ view, legal: [], judgement: null, ...found });
  });
}

async function trying(ask = asking(), preview: Preview = (game) => game) {
  const trial = new TrialTable({ moment, seat: 0, preview, ask });
  const heard: TableEvent[] = [];
  trial.listen((event) => heard.push(event));
  await trial.begin();
  return { trial, heard };
}

const move = (move: string) => ({ do: "move", move }) as const;

it("shows after each card what can follow, and at the end the judgement", async () => {
  const { trial, heard } = await trying();
  expect(trial.game.legal).toEqual(["a", "b"]);
  expect(trial.game.can_take_back).toBe(false);
  await trial.do(move("a"));
  expect([trial.game.legal, trial.game.considered]).toEqual([["b", "end"], "a"]);
  await trial.do(move("b"));
  await trial.do(move("end"));
  expect(trial.judgement).toBe(judgement);
  expect([trial.game.legal, trial.game.can_take_back]).toEqual([[], false]);
  expect(heard.map(({ event }) => event)).toEqual(["moved", "moved", "moved"]);
  expect(await trial.do(move("a"))).toMatchObject({ done: false });
});

it("says why a move is refused, and stays as it was", async () => {
  const { trial, heard } = await trying();
  expect(await trial.do(move("x"))).toEqual({ done: false, code: "move/does-not-fit", span: null });
  expect([trial.game.legal, heard, trial.pending]).toEqual([["a", "b"], [], []]);
});

it("takes cards back, or the whole turn", async () => {
  const { trial, heard } = await trying();
  expect(await trial.do({ do: "take-back" })).toMatchObject({ done: false });
  await trial.do(move("a"));
  await trial.do({ do: "take-back" });
  expect(trial.game.legal).toEqual(["a", "b"]);
  for (const each of ["a", "b", "end"]) await trial.do(move(each));
  trial.again();
  expect([trial.judgement, trial.game.legal]).toEqual([null, ["a", "b"]]);
  expect(heard.filter(({ event }) => event === "took-back")).toHaveLength(4);
});

it("draws quick moves at once, and asks about them in order", async () => {
  const ask = asking();
  const laid: Preview = (game, command) =>
    command.do === "move" ? { ...game, changed: game.changed + 10 } : game;
  const { trial } = await trying(ask, laid);
  const moves = ["a", "b", "end"].map((each) => trial.do(move(each)));
  expect([trial.expected.changed, trial.isJudged]).toEqual([30, true]);
  await Promise.all(moves);
  expect(vi.mocked(ask).mock.calls.map(([asked]) => asked.join(" "))).toEqual(Object.keys(answers));
  expect([trial.expected.changed, trial.isJudged]).toEqual([3, false]);
});

it("shows a turn without its end; nothing can be tried then, until it begins anew", async () => {
  const { trial } = await trying();
  await trial.do(move("a"));
  await trial.show(["a", "b", "end"]);
  expect([trial.game.changed, trial.game.legal, trial.judgement]).toEqual([2, [], null]);
  expect(await trial.do(move("a"))).toMatchObject({ done: false });
  trial.again();
  expect(trial.game.legal).toEqual(["a", "b"]);
});

it("the person who tries has the seat, even if a bot had it", async () => {
  const { trial } = await trying();
  expect(trial.players[0]).toMatchObject({ bot: null });
  expect(trial.players[1]).toMatchObject({ name: "Ben" });
});
