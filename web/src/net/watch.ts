// Notices that a line is dead: nothing is heard, or no answer comes.

/** How long a new line may stay silent: where packets vanish, a browser would try for minutes. */
const WELCOME_WITHIN = 10_000;
/** The server pings at least every ten seconds: after this long in silence, the line is dead. */
const HEARD_WITHIN = 25_000;
const ANSWER_WITHIN = 6_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Watch {
  #silence: Timer;
  #patience: Timer;

  constructor(private readonly onDead: () => void) {}

  /** A new line is tried. */
  begin(): void {
    this.end();
    this.#silence = setTimeout(this.onDead, WELCOME_WITHIN);
  }

  /** Something was heard: the line is alive. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.onDead, HEARD_WITHIN);
  }

  /** A command was sent. The oldest one without an answer counts. */
  asked(): void {
    this.#patience ??= setTimeout(this.onDead, ANSWER_WITHIN);
  }

  /** An answer came. The next command gets the full time. */
  answered({ isMoreOwed }: { isMoreOwed: boolean }): void {
    if (this.#patience === undefined) return;
    clearTimeout(this.#patience);
    this.#patience = isMoreOwed ? setTimeout(this.onDead, ANSWER_WITHIN) : undefined;
  }

  /** The line is gone. */
  end(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }
}
