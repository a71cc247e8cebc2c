import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../net/bodies";
import { myGames } from "../net/http";
import { guest } from "./guest.svelte";
import { KnownGames } from "./known-games";

const KEY = "backtrick-known";
vi.mock("../net/http");
const recall = vi.spyOn(guest, "recall");

const page = (game: string, next: number | null) =>
  Promise.resolve({ games: [{ game } as GameInfo], next });

beforeEach(() => {
  localStorage.clear();
  recall.mockReset().mockResolvedValue(false);
  vi.mocked(myGames).mockReset();
});

describe("known games", () => {
  it("are those that were added, also after a reload", async () => {
    const known = new KnownGames();
    expect(await known.has("duel")).toBe(false);
    known.add("duel");
    expect([await known.has("duel"), await known.has("race")]).toEqual([true, false]);
    expect(await new KnownGames().has("duel")).toBe(true);
  });

  it("are those that a guest has finished on another device, however long ago", async () => {
    recall.mockResolvedValue(true);
    vi.mocked(myGames).mockImplementation(({ before } = {}) =>
      before ? page("duel", null) : page("race", 7),
    );
    const known = new KnownGames();
    expect(await known.has("duel")).toBe(true);
    expect(myGames).toHaveBeenCalledTimes(2);
    expect(await known.has("duel")).toBe(true);
    expect(myGames).toHaveBeenCalledTimes(2);
    expect(await known.has("team")).toBe(false);
  });

  it("are also those that another tab has added", async () => {
    const [one, other] = [new KnownGames(), new KnownGames()];
    one.add("duel");
    other.add("race");
    expect(await other.has("duel")).toBe(true);
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(["duel", "race"]);
  });

  it.each(["nonsense", '{"duel": true}', "[1, null]"])("ignore nonsense: %s", async (kept) => {
    localStorage.setItem(KEY, kept);
    expect(await new KnownGames().has("duel")).toBe(false);
  });
});
