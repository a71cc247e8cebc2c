// Plays a replay by itself, at its own speed or another.
import type { ReplayTable } from "../common/replay.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The shortest and longest time a step is shown, however quick or slow it was. */
const LONGEST = 2_000;
const SHORTEST = 350;

/** How long a step is shown before the next one, in milliseconds. */
export const restOf = (lasted: number, speed: number): number =>
  Math.max(SHORTEST, Math.min(lasted, LONGEST)) / speed;

export class Pace {
  isPlaying = $state.raw(false);
  speed = $state.raw<number>(1);

  /** Start or stop. At the end, it starts over. */
  toggle(replay: ReplayTable): void {
    if (!this.isPlaying && replay.at === replay.last) replay.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Wait for the next step. Call it for each step; it returns a function that stops waiting. */
  wait(replay: ReplayTable): (() => void) | undefined {
    if (!this.isPlaying) return;
    const { at, whole, step } = replay;
    const next = whole.steps[at + 1];
    if (!next) return void (this.isPlaying = false);
    const timer = setTimeout(() => replay.go(at + 1), restOf(next.at - step.at, this.speed));
    return () => clearTimeout(timer);
  }
}
