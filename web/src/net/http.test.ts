import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { me, newCode } from "./http";

const ASKED = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: ASKED }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (body: BodyInit, headers = {}) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { headers })));

it.each([
  ["is cut off", '{"id": "a", "na'],
  ["is another one's", "<title>Welcome to our Wi-Fi</title>"],
])("counts it as no answer if the response %s", async (_, body) => {
  answer(body);
  await expect(me()).rejects.toMatchObject({ code: "net/unreachable" });
});

it("counts a response that breaks off as no answer", async () => {
  answer(new ReadableStream({ start: (line) => line.error(new TypeError("network error")) }));
  await expect(me()).rejects.toMatchObject({ code: "net/unreachable" });
});

it("gives every request a time limit", async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("fetch", asked);
  await expect(me()).rejects.toThrow();
  expect(asked).toHaveBeenCalledWith("/api/me", {
    method: "GET",
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

it("a code lasts just as long on a device with a wrong clock", async () => {
  const there = ASKED + 300 * MINUTE;
  answer(JSON.stringify({ code: "ABCD", expires: there + 10 * MINUTE }), {
    date: new Date(there).toUTCString(),
  });
  expect(await newCode()).toEqual({ code: "ABCD", expires: ASKED + 10 * MINUTE });
});
