import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Kit } from "../../../games";
import type { CatalogueGame, JudgedTurnInfo, Steps } from "../../../net/bodies";
import { GAME } from "../../../net/fake";
import { ReplayTable } from "../../common/replay.svelte";
import { ReplayController } from "../controller.svelte";
import { showBetter } from "./better";

const turn = { seat: 0, first: 2, best: [{ moves: ["a"] }] } as unknown as JudgedTurnInfo;
const kit = { preview: (sight: object) => ({ ...sight }) } as unknown as Kit;

function looking() {
  const steps = [0, 1, 2].map((at) => ({ event: "said", at, seat: 0, view: at ? {} : GAME }));
  const whole = { names: [], bots: [], emblems: [], seat: 0, dealt: 0, began: 0, steps };
  const replay = new ReplayTable("T", 1, whole as unknown as Steps, 2);
  const controller = new ReplayController("T", 1, () => Promise.reject(new Error("not asked")));
  controller.shown = { replay, kit, about: {} as CatalogueGame, isCoached: true };
  const giveBack = vi.spyOn(controller, "giveBack").mockResolvedValue();
  return { controller, replay, giveBack };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the better turn at its beginning", async () => {
  const { controller, replay, giveBack } = looking();
  const showing = showBetter(controller, turn);
  await vi.runAllTimersAsync();
  await showing;
  expect([replay.at, replay.isPretended]).toEqual([1, true]);
  expect(giveBack).not.toHaveBeenCalled();
});

it("gives the seat back to a reader who goes on before anything is shown", async () => {
  const { controller, replay, giveBack } = looking();
  const showing = showBetter(controller, turn);
  await vi.advanceTimersByTimeAsync(0);
  replay.go(2);
  await vi.runAllTimersAsync();
  await showing;
  expect(replay.isPretended).toBe(false);
  expect(giveBack).toHaveBeenCalledOnce();
});
