// A countdown and a stopwatch, by the server's clock.

/** Whole seconds until a moment; 0 from then on. */
export class Countdown {
  left = $state.raw(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Count down to a moment. Returns a function that stops it. */
  to(moment: number, now: () => number): () => void {
    clearTimeout(this.#timer);
    const rest = Math.max(moment - now(), 0);
    const left = Math.ceil(rest / 1000);
    this.left = left;
    if (rest) this.#timer = setTimeout(() => this.to(moment, now), rest - (left - 1) * 1000);
    return () => this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.left = 0;
  }
}

const TENTH = 100;

/** Milliseconds since a moment, ten times a second. */
export class Stopwatch {
  passed = $state.raw(0);

  /** Start it. Returns a function that stops it. */
  from(moment: number, now: () => number): () => void {
    const look = (): void => void (this.passed = Math.max(now() - moment, 0));
    look();
    const timer = setInterval(look, TENTH);
    return () => clearInterval(timer);
  }
}
