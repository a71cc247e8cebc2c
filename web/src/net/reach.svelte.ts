// Whether the server can be reached, by what really happened: browsers only guess.

/** Marks answers that the service worker has kept, because the server gave none. */
export const KEPT = "backtrick-kept";

class Reach {
  isLost = $state(!navigator.onLine);

  /** There is an answer, or null. */
  note(answer: Response | null): void {
    this.isLost = !answer || answer.headers.has(KEPT);
  }
}

export const reach = new Reach();
