import { afterEach, expect, it, vi } from "vitest";
import { catalogue, gameOf, hasCoach } from "./catalogue";

afterEach(() => void vi.unstubAllGlobals());

it("is requested again until somebody answers, and never after that", async () => {
  const answer = vi.fn(() => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("fetch", answer);
  await expect(catalogue()).rejects.toMatchObject({ code: "net/unreachable" });
  const games = [{ id: "quick-easy", team: true }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games, coach: true })));
  expect(await catalogue()).toEqual(games);
  vi.stubGlobal("fetch", answer);
  expect(await gameOf("quick-easy")).toEqual(games[0]);
  expect(await hasCoach()).toBe(true);
  await expect(gameOf("chess")).rejects.toMatchObject({ code: "game/unknown" });
  expect(answer).toHaveBeenCalledOnce();
});
