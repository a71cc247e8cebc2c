import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Steps } from "../../net/bodies";
import { GAME } from "../../net/fake";
import { stepsOf } from "../../net/http";
import { notices } from "../../state/notices.svelte";
import { texts } from "../../texts/texts.svelte";
import { ReplayController } from "./controller.svelte";

const steps = (seat: number | null): Steps => ({
  game: "quick-easy",
  names: ["Ada", "Ben"],
  emblems: [null, null],
  bots: [],
  seat,
  own: null,
  what_if: null,
  dealt: 0,
  began: 0,
  hints: 0,
  steps: [0, 1, 2, 3].map((at) => ({ event: "said", at, seat: 0, view: at ? {} : GAME })),
});

const asked = vi.fn((path: string) => {
  const seat = new URL(path, location.href).searchParams.get("seat");
  const games = { games: [{ id: "quick-easy", team: true }] };
  return Promise.resolve(
    Response.json(path === "/api/games" ? games : steps(seat === null ? null : Number(seat))),
  );
});
const failOnce = () => asked.mockRejectedValueOnce(new TypeError("no network"));

beforeEach(async () => {
  await texts.need("web");
  notices.shown = [];
  vi.stubGlobal("fetch", asked);
});
afterEach(() => void vi.unstubAllGlobals());

async function looking(): Promise<ReplayController> {
  const controller = new ReplayController("T", 1, (seat) => stepsOf("T", 1, seat));
  await controller.begin("?seat=1&step=2");
  return controller;
}

it("begins where the address points, and says so if it cannot", async () => {
  const { shown, eyes, first } = await looking();
  expect([shown?.replay.at, shown?.replay.seat, eyes, first]).toEqual([2, 1, 1, 2]);
  failOnce();
  expect(await looking()).toMatchObject({ shown: null, refusal: { code: "net/unreachable" } });
});

it("keeps its point of view if another cannot be loaded, and says so", async () => {
  const here = await looking();
  failOnce();
  await here.look(0);
  expect([here.eyes, here.shown?.replay.seat, here.refusal]).toEqual([1, 1, null]);
  expect(notices.shown.map(({ kind }) => kind)).toEqual(["bad"]);
});

it("ignores an answer that nobody is waiting for any more", async () => {
  const here = await looking();
  failOnce();
  await Promise.all([here.look(0), here.look(null)]);
  expect([here.eyes, here.shown?.replay.seat, notices.shown]).toEqual([null, null, []]);
});

it("stays at the step reached meanwhile", async () => {
  const here = await looking();
  const look = here.look(0);
  here.shown?.replay.go(3);
  await look;
  expect([here.shown?.replay.at, here.shown?.replay.seat, here.first]).toEqual([3, 0, 2]);
});

it("looks from another seat for a while, and then from where it did before", async () => {
  const here = await looking();
  await here.borrow(0);
  expect(here.shown?.replay.seat).toBe(0);
  await here.giveBack();
  expect([here.eyes, here.shown?.replay.seat, here.shown?.replay.at]).toEqual([1, 1, 2]);
});

it("stays at a seat that was chosen meanwhile", async () => {
  const here = await looking();
  await Promise.all([here.borrow(0), here.look(null)]);
  await here.giveBack();
  expect([here.eyes, here.shown?.replay.seat]).toEqual([null, null]);
});
