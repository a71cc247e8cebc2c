import { expect, it } from "vitest";
import { PATHS, placeOf } from "./routes";

it.each([
  ["/", "home"],
  ["/nowhere", "missing"],
  ["/learn", "learn"],
  ["/learn/quick-easy", "learn-game"],
  ["/learn/chess", "missing"],
  ["/learn/constructor", "missing"],
  ["/daily", "daily"],
  ["/me", "me"],
  ["/me/short", "missing"],
  ["/daily/2026-11-16/quick-easy/3", "best-game"],
  ["/daily/2026-11-16/chess/3", "missing"],
  ["/sprint/seven-ate-nine", "sprint"],
  ["/sprint/chess", "missing"],
  ["/sums/seven-ate-nine", "sums"],
  ["/sums/chess", "missing"],
  ["/circles", "circles"],
  ["/circles/short", "missing"],
  ["/circles/AAAAAAAAAAAAAAAAAAAA-_", "circle"],
  ["/circles/join/AAAAAAAAAAAAAAAAAAAA-_", "join-circle"],
  ["/puzzles", "puzzles"],
  ["/puzzles/0123456789", "puzzle"],
  ["/t/short", "missing"],
])("%s leads to %s", (path, name) => {
  expect(placeOf(path).route.name).toBe(name);
});

it("paths of tables and replays say which one they lead to", () => {
  const table = "A".repeat(20) + "-_";
  expect(PATHS.table.exec(`/t/${table}`)?.groups).toEqual({ table });
  expect(PATHS.replay.exec(`/g/${table}/12`)?.groups).toEqual({ table, number: "12" });
  expect(PATHS.replay.test(`/g/${table}/0`)).toBe(false);
});
