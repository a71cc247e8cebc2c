import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SprintPositionInfo } from "../../net/bodies";
import { LASTS, MISS_COSTS, Sprint } from "./sprint.svelte";

const position = (number: number): SprintPositionInfo => ({
  view: { seat: 0, hand: ["g8", "b2"] },
  fitting: [{ move: "g8", value: 1 + (number % 3), step: 1, sign: number % 2 ? 1 : -1 }],
  others: ["b2"],
});

let seeds: number[] = [];
let time = 0;

function sprint(size = 40, fetch?: () => Promise<readonly SprintPositionInfo[]>): Sprint {
  return new Sprint("race", {
    fetch: (seed) => {
      seeds.push(seed);
      return fetch?.() ?? Promise.resolve(Array.from({ length: size }, (_, at) => position(at)));
    },
    now: () => time,
    random: () => 0.5,
  });
}

/** Time passes. */
function wait(milliseconds: number): void {
  time += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

const lay = (one: Sprint, move: string) => one.table!.do({ do: "move", move });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [seeds, time] = [[], 1000];
});
afterEach(() => vi.useRealTimers());

it("lasts two minutes, and counts the cards", async () => {
  const one = sprint();
  await one.start();
  expect([one.phase, one.left]).toEqual(["running", LASTS]);
  for (let count = 0; count < 3; count++) {
    wait(1000);
    await lay(one, "g8");
  }
  expect([one.laid, one.table!.at, one.left]).toEqual([3, 3, LASTS - 3000]);
  wait(LASTS - 3000 - 100);
  expect(one.phase).toBe("running");
  wait(100);
  expect([one.phase, one.left, one.laid]).toEqual(["over", 0, 3]);
  await lay(one, "g8");
  expect(one.laid).toBe(3);
});

it("takes time for a card that does not fit, and shows the same position", async () => {
  const one = sprint();
  await one.start();
  const heard: string[] = [];
  one.table!.listen(({ event }) => heard.push(event));
  await lay(one, "b2");
  await lay(one, "draw");
  expect([one.misses, one.laid, one.table!.at]).toEqual([1, 0, 0]);
  expect(one.left).toBe(LASTS - MISS_COSTS);
  await lay(one, "g8");
  expect(heard).toEqual(["tried", "contested"]);
});

it("tells which sums took longest", async () => {
  const one = sprint();
  await one.start();
  for (const seconds of [1, 2, 3, 4, 5, 6, 3]) {
    wait(1000 * seconds);
    await lay(one, "g8");
  }
  // The first and the last are the same sum.
  expect(one.slowest.map(({ value, sign, count, mean }) => [value, sign, count, mean])).toEqual([
    [3, 1, 1, 6000],
    [2, -1, 1, 5000],
    [1, 1, 1, 4000],
    [3, -1, 1, 3000],
    [1, -1, 2, 2000],
  ]);
});

it("keeps the best in this browser", async () => {
  const first = sprint();
  await first.start();
  await lay(first, "g8");
  wait(LASTS);
  expect([first.best, first.isBest]).toEqual([0, true]);
  const second = sprint();
  await second.start();
  wait(LASTS);
  expect([second.best, second.isBest]).toEqual([1, false]);
  await second.start();
  expect([second.phase, second.laid, second.misses]).toEqual(["running", 0, 0]);
});

it("tells what was right at once", async () => {
  const one = sprint();
  await one.start();
  await lay(one, "b2");
  wait(500);
  await lay(one, "g8");
  await lay(one, "g8");
  const [first, second] = one.done;
  expect([first?.isRight, first?.took, second?.isRight]).toEqual([false, 500, true]);
  expect(second?.position).not.toBe(first?.position);
  one.giveUp();
  one.drop();
  await one.start();
  expect(seeds.length).toBe(2);
});

it("does not count if it is stopped", async () => {
  const one = sprint();
  await one.start();
  await lay(one, "g8");
  one.giveUp();
  wait(LASTS);
  expect([one.phase, localStorage.length]).toEqual(["ready", 0]);
});

it("fetches more before they run out", async () => {
  const one = sprint(25);
  await one.start();
  for (let count = 0; count < 40; count++) {
    wait(10);
    await lay(one, "g8");
  }
  expect([one.phase, one.laid]).toEqual(["running", 40]);
  expect(seeds.length).toBeGreaterThan(1);
});

it("ends when there are no more", async () => {
  let isFirst = true;
  const one = sprint(0, () => {
    const found = isFirst ? [position(0), position(1)] : [];
    isFirst = false;
    return found.length ? Promise.resolve(found) : Promise.reject(new Error("the line is dead"));
  });
  await one.start();
  await lay(one, "g8");
  await lay(one, "g8");
  expect([one.phase, one.laid]).toEqual(["over", 2]);
});
