import { afterEach, expect, it, vi } from "vitest";
import { texts } from "../../texts/texts.svelte";
import { Reviewer } from "./reviewer.svelte";

const told = (state: string, analysis: object | null = null) =>
  Response.json({ state, judged: 3, turns: 9, analysis });

/** Answers one after the other, and the last again and again; returns the methods asked with. */
function answering(...answers: readonly (() => Response)[]): readonly string[] {
  const methods: string[] = [];
  vi.stubGlobal("fetch", (_path: string, { method = "" }: RequestInit) => {
    methods.push(method);
    return Promise.resolve((answers[methods.length - 1] ?? answers.at(-1))?.());
  });
  return methods;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks once, and then how far it is until it is done", async () => {
  vi.useFakeTimers();
  const methods = answering(
    () => told("waiting"),
    () => told("running"),
    () => told("done", { kind: "race", seats: [], winners: [], levels: [] }),
  );
  const reviewer = new Reviewer("T", 1);
  reviewer.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reviewer.analysis?.kind).toBe("race");
  expect(methods).toEqual(["POST", "GET", "GET"]);
});

it("says why there is no review", async () => {
  await texts.speak("en");
  answering(() => told("done", { kind: "none", code: "coach/other-deck" }));
  const reviewer = new Reviewer("T", 1);
  reviewer.begin();
  await vi.waitFor(() => expect(reviewer.refusal).toContain("whole deck"), 120_000);
  expect(reviewer.analysis).toBeNull();
});

it("asks nothing any more once it is stopped", async () => {
  vi.useFakeTimers();
  const methods = answering(() => told("running"));
  const stop = new Reviewer("T", 1).begin();
  await vi.advanceTimersByTimeAsync(2_500);
  stop();
  const { length } = methods;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(methods.length).toBe(length);
});
