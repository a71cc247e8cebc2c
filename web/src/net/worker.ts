// The service worker, where there is one: on https, and on this machine.

/** Where the service worker keeps what the server last said about me. */
const MINE = "mine";

/**
 * Forget that, and be told of no turns: from now on I am somebody else. A page loaded past the
 * worker must do it itself.
 */
export async function forgetMine(): Promise<void> {
  // On plain http there is nothing of the kind.
  if ("caches" in globalThis) await caches.delete(MINE).catch(() => false);
  if ("serviceWorker" in navigator) await beSilent().catch(() => undefined);
}

/** The server forgets a subscription that is gone. */
async function beSilent(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  if (!worker) return;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  for (const shown of await worker.getNotifications()) shown.close();
}

/** Let the browser keep the client, once it has nothing else to do. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Without it everything works, but not without a network.
    navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  });
}
