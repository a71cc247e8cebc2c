import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameAnalysis, JudgedTurnInfo } from "../../net/bodies";
import { GAME } from "../../net/fake";
import { notices } from "../../state/notices.svelte";
import { texts } from "../../texts/texts.svelte";
import { exercisesIn, Practice } from "./practice.svelte";

const turn = (seat: number, first: number, mark: JudgedTurnInfo["mark"]) =>
  ({
    seat,
    first,
    mark,
    best: [{ moves: ["r1^", "end"], chance: { value: 0.5, error: 0 } }],
  }) as unknown as JudgedTurnInfo;
const analysis = {
  turns: [turn(0, 1, "mistake"), turn(1, 2, "blunder"), turn(0, 3, null), turn(0, 3, "blunder")],
} as unknown as GameAnalysis;

const steps = {
  ...{ game: "quick-easy", names: ["Ada", "Ben"], emblems: [null, null], bots: [1] },
  ...{ seat: 0, own: 0, what_if: null, dealt: 0, began: 0 },
  steps: [0, 1, 2, 3].map((at) => ({ event: "said", at, seat: 0, view: at ? {} : GAME })),
};
const asked = vi.fn((path: string, init?: RequestInit) => {
  const body = typeof init?.body === "string" ? (JSON.parse(init.body) as object) : null;
  const tried = { view: {}, legal: [], judgement: null };
  return Promise.resolve(Response.json(path.includes("/steps") ? steps : { ...tried, body }));
});

beforeEach(async () => {
  await texts.need("web");
  notices.shown = [];
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => void vi.unstubAllGlobals());

const practising = () => new Practice("T", 1, 0, exercisesIn(analysis, 0), (game) => game);

it("the exercises are the marked turns of a seat", () => {
  expect(exercisesIn(analysis, 0).map(({ number }) => number)).toEqual([1, 4]);
  expect(exercisesIn(analysis, 1).map(({ number }) => number)).toEqual([2]);
});

it("each begins before its turn, with nothing of what came", async () => {
  const practice = practising();
  await practice.load();
  await practice.next();
  const bodies = asked.mock.calls.flatMap(([, init]) =>
    typeof init?.body === "string" ? [JSON.parse(init.body) as unknown] : [],
  );
  expect(bodies).toEqual([
    { step: 0, moves: [] },
    { step: 2, moves: [] },
  ]);
  expect(practice.trial?.said.map(({ at }) => at)).toEqual([0, 1, 2]);
  expect(asked.mock.calls.filter(([path]) => path.includes("/steps"))).toHaveLength(1);
});

it("counts what was found at once, later, or not at all", async () => {
  const practice = practising();
  await practice.load();
  practice.judged(false);
  expect(practice.result).toBeUndefined();
  practice.judged(true);
  practice.judged(true);
  expect(practice.result).toBe("later");
  await practice.next();
  await practice.solve();
  expect(practice.results).toEqual(["later", "shown"]);
  await practice.next();
  expect([practice.exercise, practice.trial]).toEqual([undefined, null]);
  await practice.restart();
  practice.judged(true);
  expect(practice.results).toEqual(["found"]);
});

it("a solution that comes too late does not count for the next exercise", async () => {
  const practice = practising();
  await practice.load();
  const solving = practice.solve();
  practice.judged(true);
  await practice.next();
  await solving;
  expect(practice.results).toEqual(["found"]);
});

it("says so if a turn cannot be loaded, and can try again", async () => {
  asked.mockRejectedValueOnce(new TypeError("no network"));
  const practice = practising();
  await practice.load();
  expect([practice.trial, practice.isRefused, notices.shown.length]).toEqual([null, true, 1]);
  await practice.load();
  expect([practice.trial === null, practice.isRefused]).toEqual([false, false]);
});
