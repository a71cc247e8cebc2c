import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Composer } from "./composer";

const told: boolean[] = [];
let composer: Composer;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  composer = new Composer((isComposing) => told.push(isComposing));
});
afterEach(() => void vi.useRealTimers());

it("tells when signals are opened and closed", () => {
  composer.open(false);
  expect(told).toEqual([]);
  composer.open(true);
  composer.open(false);
  expect(told).toEqual([true, false]);
});

it("goes on while signals are open, but not for ever", () => {
  composer.open(true);
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual([true, true, true, true, true, true, false]);
});

it("tells now and then while somebody types, and once when it is said", () => {
  for (const text of ["r", "re", "red"]) composer.type(text);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(5_000);
  composer.type("red low");
  expect(told).toEqual([true, true]);
  composer.type("");
  composer.stop();
  expect(told).toEqual([true, true, false]);
});
