// Keeps the screen awake, where the browser can do that.

/** Ask for it, again whenever the page is shown. Returns a function that ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function ask(): Promise<void> {
    if (document.hidden || !("wakeLock" in navigator)) return; // it exists on https only
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      return; // the battery may be low
    }
    if (isOver) void lock.release();
  }

  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
