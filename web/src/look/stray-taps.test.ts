import { expect, it, vi } from "vitest";
import { ignoreStrayTaps } from "./stray-taps";

it("lets nobody press by accident what has just appeared, and everybody soon after", () => {
  vi.useFakeTimers();
  const section = document.createElement("section");
  ignoreStrayTaps(section);
  expect(section.style.pointerEvents).toBe("none");
  vi.runAllTimers();
  expect(section.style.pointerEvents).toBe("");
  vi.useRealTimers();
});
