// Tells the server that somebody is about to say something, so that bots wait a little.

/** In milliseconds: the server forgets anyone who says nothing for longer. */
const AGAIN = 4_000;
/** How often it is said again while the signals are open: somebody may have left them so. */
const MOST = 5;

export class Composer {
  #timer: ReturnType<typeof setInterval> | undefined;
  #typedAt = -AGAIN;
  #isComposing = false;

  constructor(private readonly tell: (isComposing: boolean) => void) {}

  /** The signals are open, or no longer. */
  open(isOpen: boolean): void {
    clearInterval(this.#timer);
    if (!isOpen) return this.stop();
    let left = MOST;
    this.#timer = setInterval(() => (left-- > 0 ? this.#go() : this.stop()), AGAIN);
    this.#go();
  }

  /** A text was changed. */
  type(text: string): void {
    if (!text.trim()) return this.stop();
    if (this.#isComposing && performance.now() - this.#typedAt < AGAIN) return;
    this.#typedAt = performance.now();
    this.#go();
  }

  /** It was said, or will not be. */
  stop(): void {
    clearInterval(this.#timer);
    if (this.#isComposing) this.tell(false);
    this.#isComposing = false;
  }

  #go(): void {
    this.#isComposing = true;
    this.tell(true);
  }
}
