import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameAnalysis, JudgedTurnInfo } from "../../net/bodies";
import { GAME } from "../../net/fake";
import { notices } from "../../state/notices.svelte";
import { texts } from "../../texts/texts.svelte";
import { mistakesIn, Practice } from "./practice.svelte";

const turn = (seat: number, first: number, mark: JudgedTurnInfo["mark"]) =>
  ({
    seat,
    first,
    mark,
    best: [{ moves: ["r1^", "end"], chance: { value: 0.5, error: 0 } }],
    moves: ["r2^", "end"],
    played: { value: 0.3, error: 0 },
    findings: [],
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

const practising = () => new Practice("T", 1, 0, mistakesIn(analysis, 0), (game) => game);

it("the mistakes are the marked turns of a seat", () => {
  expect(mistakesIn(analysis, 0).map(({ number }) => number)).toEqual([1, 4]);
  expect(mistakesIn(analysis, 1).map(({ number }) => number)).toEqual([2]);
});

it("each begins before its turn, with nothing of what came", async () => {
  const practice = practising();
  await practice.exercise?.load();
  practice.next();
  await practice.exercise?.load();
  const bodies = asked.mock.calls.flatMap(([, init]) =>
    typeof init?.body === "string" ? [JSON.parse(init.body) as unknown] : [],
  );
  expect(bodies).toEqual([
    { step: 0, moves: [] },
    { step: 2, moves: [] },
  ]);
  expect(practice.exercise?.trial?.said.map(({ at }) => at)).toEqual([0, 1, 2]);
  expect(asked.mock.calls.filter(([path]) => path.includes("/steps"))).toHaveLength(1);
});

it("counts what was found at once, later, or not at all", async () => {
  const practice = practising();
  await practice.exercise?.load();
  await practice.exercise?.judged(false);
  expect(practice.results).toEqual([undefined]);
  await practice.exercise?.judged(true);
  await practice.exercise?.judged(true);
  expect(practice.results).toEqual(["later"]);
  practice.next();
  await practice.exercise?.load();
  await practice.exercise?.solve();
  expect(practice.results).toEqual(["later", "shown"]);
  expect(practice.exercise?.solution?.best?.moves).toEqual(["r1^", "end"]);
  practice.next();
  expect([practice.mistake, practice.exercise]).toEqual([undefined, undefined]);
  practice.restart();
  await practice.exercise?.judged(true);
  expect(practice.results).toEqual(["found"]);
});

it("a solution that comes too late does not count for the next mistake", async () => {
  const practice = practising();
  await practice.exercise?.load();
  const solving = practice.exercise?.solve();
  await practice.exercise?.judged(true);
  practice.next();
  await solving;
  expect(practice.results).toEqual(["found", undefined]);
});

it("says so if a turn cannot be loaded, and can try again", async () => {
  asked.mockRejectedValueOnce(new TypeError("no network"));
  const { exercise } = practising();
  await exercise?.load();
  expect([exercise?.trial, exercise?.isRefused, notices.shown.length]).toEqual([null, true, 1]);
  await exercise?.load();
  expect([exercise?.trial === null, exercise?.isRefused]).toEqual([false, false]);
});
