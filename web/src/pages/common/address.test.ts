import { expect, it, vi } from "vitest";
import { addressOf, keepAddress, wantedIn, withReview } from "./address";

it("an address leads back to its moment", () => {
  expect(addressOf("/g/T/1", { seat: null, at: 0 })).toBe("/g/T/1");
  expect(wantedIn(new URL(addressOf("/g/T/1", { seat: 0, at: 7 }), location.href).search)).toEqual({
    isReview: false,
    seat: 0,
    step: 7,
  });
  expect(wantedIn("?seat=-1&step=many")).toEqual({ isReview: false, seat: null, step: 0 });
});

it("an address that leads to the review first does so from every moment", () => {
  const at = (path: string) => wantedIn(new URL(path, location.href).search);
  expect(at(withReview("/g/T/1"))).toEqual({ isReview: true, seat: null, step: 0 });
  const moment = addressOf("/g/T/1", { seat: 0, at: 7 });
  expect(at(withReview(moment))).toEqual({ isReview: true, seat: 0, step: 7 });
});

it("the address is updated only after a pause, because browsers limit changes to it", () => {
  vi.useFakeTimers();
  const replace = vi.spyOn(history, "replaceState").mockImplementation(() => undefined);
  for (let at = 1; at < 200; at++) {
    const stop = keepAddress({ seat: null, at });
    vi.advanceTimersByTime(100);
    stop();
  }
  keepAddress({ seat: null, at: 200 });
  vi.advanceTimersByTime(1_000);
  expect(replace.mock.calls).toEqual([[null, "", `${location.pathname}?step=200`]]);
  vi.useRealTimers();
  replace.mockRestore();
});

it("the address of a page that is on its way is not overwritten", () => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/g/T/1");
  keepAddress({ seat: null, at: 7 });
  history.pushState(null, "", "/t/T");
  vi.advanceTimersByTime(1_000);
  expect(location.pathname).toBe("/t/T");
  vi.useRealTimers();
});
