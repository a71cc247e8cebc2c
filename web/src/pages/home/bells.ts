// Being told by this browser that it is my turn: Web Push, where the browser has it.
import type { AddedBell, Bells, NewBell } from "../../net/bodies";
import { ask, get, post } from "../../net/http";

const PATH = "/api/me/bells";

/** Whether this browser can be told: it has a service worker, and was not forbidden to. */
export const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The worker, once it is there; null where there is none. */
const worker = async () => (await navigator.serviceWorker.getRegistration("/")) ?? null;

async function subscription(): Promise<PushSubscription | null> {
  return (await (await worker())?.pushManager.getSubscription()) ?? null;
}

/** Whether I am told by this browser. */
export async function isTold(): Promise<boolean> {
  const found = canBeTold() ? await subscription() : null;
  if (!found) return false;
  const { bells } = await get<Bells>(PATH);
  return bells.some(({ url }) => url === found.endpoint);
}

const keyOf = (given: PushSubscription, name: PushEncryptionKeyName): string =>
  btoa(String.fromCharCode(...new Uint8Array(given.getKey(name) ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Be told from now on; returns whether that is so. The browser asks for permission. */
export async function beTold(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await get<Bells>(PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const keys = { key: keyOf(made, "p256dh"), auth: keyOf(made, "auth") };
  await post<AddedBell>(PATH, { kind: "push", url: made.endpoint, ...keys } satisfies NewBell);
  return true;
}

/** Be told no longer. */
export async function beLeftAlone(): Promise<void> {
  const found = await subscription();
  const { bells } = await get<Bells>(PATH);
  const mine = bells.filter(({ url }) => url === found?.endpoint);
  await Promise.all(mine.map(({ id }) => ask("DELETE", `${PATH}/${id}`)));
  await found?.unsubscribe();
}
