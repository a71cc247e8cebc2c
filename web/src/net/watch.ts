// Notices that a line is dead, though nobody has said so: nothing is heard, or no answer comes.

/** Until a new line has its first word: where packets vanish, a browser would try for minutes. */
const WELCOME_WITHIN = 10_000;
/** The server pings at least every ten seconds: after so long without a word, the line is dead. */
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

  /** The line is alive, and is believed to be so for a while. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.onDead, HEARD_WITHIN);
  }

  /** An answer is owed; the oldest question counts. */
  asked(): void {
    this.#patience ??= setTimeout(this.onDead, ANSWER_WITHIN);
  }

  /** An answer has come; what else was asked has its own time. */
  answered({ isMoreOwed }: { isMoreOwed: boolean }): void {
    if (this.#patience === undefined) return;
    clearTimeout(this.#patience);
    this.#patience = isMoreOwed ? setTimeout(this.onDead, ANSWER_WITHIN) : undefined;
  }

  /** There is no line any more. */
  end(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }
}
