import { beforeEach, expect, it } from "vitest";
import type { Drill, SprintPositionInfo } from "../../net/bodies";
import { DrillRound, LASTS } from "./drill.svelte";

const position = (number: number): SprintPositionInfo => ({
  view: { seat: 0, hand: ["g8", "b2"] },
  fitting: [{ move: "g8", value: number, step: 1, sign: 1 }],
  others: ["b2"],
});

let time = 0;

function round(size = 60): DrillRound {
  const positions = Array.from({ length: size }, (_, at) => position(at));
  return new DrillRound({ game: "race", seed: 7, positions } satisfies Drill, () => time);
}

const lay = (one: DrillRound, move: string) => one.table.do({ do: "move", move });

beforeEach(() => {
  time = 1000;
});

it("counts what is right at first, and how long it took", async () => {
  const one = round();
  time += 1500;
  await lay(one, "g8");
  time += 700;
  await lay(one, "g8");
  expect(one.answers).toEqual([
    { at: 0, right: true, took: 1500 },
    { at: 1, right: true, took: 700 },
  ]);
  expect([one.done, one.asked?.value, one.tricky]).toEqual([2, 2, []]);
});

it("waits for the right card, and asks again four positions later", async () => {
  const one = round();
  await lay(one, "b2");
  await lay(one, "b2");
  expect([one.done, one.asked?.value]).toEqual([0, 0]);
  const asked = [];
  for (let count = 0; count < 6; count++) {
    asked.push(one.asked?.value);
    await lay(one, "g8");
  }
  expect(asked).toEqual([0, 1, 2, 3, 0, 4]);
  expect(one.answers.map(({ at, right }) => [at, right])).toEqual([
    [0, false],
    [1, true],
    [2, true],
    [3, true],
    [0, true],
    [4, true],
  ]);
  expect(one.tricky.map(({ value }) => value)).toEqual([0]);
});

it("asks no position more often than the server counts", async () => {
  const one = round(2);
  while (one.phase === "running") {
    await lay(one, "b2");
    await lay(one, "g8");
  }
  expect(one.answers.map(({ at }) => at).sort()).toEqual([0, 0, 0, 1, 1, 1]);
});

it("ends after two minutes, when the card on the table is laid", async () => {
  const one = round();
  time += LASTS - 1;
  await lay(one, "g8");
  expect(one.phase).toBe("running");
  time += 60_000;
  expect(one.phase).toBe("running");
  await lay(one, "g8");
  expect([one.phase, one.done]).toEqual(["over", 2]);
  await lay(one, "g8");
  expect(one.answers.length).toBe(2);
});

it("ends when nothing is left to ask, or somebody stops", async () => {
  const short = round(1);
  await lay(short, "g8");
  expect(short.phase).toBe("over");
  const one = round();
  await lay(one, "g8");
  one.stop();
  await lay(one, "g8");
  expect([one.phase, one.answers.length]).toEqual(["over", 1]);
});
