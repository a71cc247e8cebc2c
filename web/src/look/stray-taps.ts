/** How long a finger that was busy with the board may still come down. */
const MOMENT = 600;

/** Ignore taps on what has just appeared: they were meant for what was there before. */
export function ignoreStrayTaps(element: HTMLElement): () => void {
  element.style.pointerEvents = "none";
  const timer = setTimeout(() => (element.style.pointerEvents = ""), MOMENT);
  return () => {
    clearTimeout(timer);
  };
}
