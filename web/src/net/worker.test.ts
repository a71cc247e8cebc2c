import { expect, it, vi } from "vitest";
import source from "../../worker.js?raw";

const SOURCE = source.replace("%FILES%", "{}");

interface Told {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json: () => unknown };
  notification?: { data: string; close: () => void };
}

/** The worker, with the parts of a browser that it needs to tell somebody something. */
function started(pages: { url: string; focus: () => void }[] = []) {
  const listeners = new Map<string, (told: Told) => void>();
  const openWindow = vi.fn(() => Promise.resolve());
  const showNotification = vi.fn(() => Promise.resolve());
  const self = {
    addEventListener: (kind: string, listener: (told: Told) => void) => {
      listeners.set(kind, listener);
    },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    registration: { showNotification },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
  new Function("self", SOURCE)(self);
  async function hear(kind: string, told: Omit<Told, "waitUntil">): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...told, waitUntil: (each) => void work.push(each) });
    await Promise.all(work);
  }
  return { hear, openWindow, showNotification };
}

it("shows one notification for a table", async () => {
  const { hear, showNotification } = started();
  const message = { title: "Your turn", text: "A game waits.", table: "abc" };
  await hear("push", { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    "Your turn",
    expect.objectContaining({ body: "A game waits.", tag: "abc", data: "/t/abc" }),
  );
});

it("leads to the table, in the window that shows it if there is one", async () => {
  const notification = { data: "/t/abc", close: vi.fn() };
  const alone = started();
  await alone.hear("notificationclick", { notification });
  expect(alone.openWindow).toHaveBeenCalledWith("/t/abc");
  const page = { url: "https://example.org/t/abc", focus: vi.fn() };
  const there = started([page]);
  await there.hear("notificationclick", { notification });
  expect(page.focus).toHaveBeenCalled();
  expect(there.openWindow).not.toHaveBeenCalled();
});
