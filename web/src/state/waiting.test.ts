import { afterEach, expect, test, vi } from "vitest";
import { guest } from "./guest.svelte";
import { waiting } from "./waiting.svelte";

const TABLE = { table: "t", turn: { yours: true } };
const answers: Record<string, unknown> = {
  "/api/me": { id: "ada", name: "Ada", emblem: "fox" },
  "/api/me/tables": { tables: [TABLE] },
};

afterEach(() => vi.unstubAllGlobals());

test("a guest who is gone leaves no tables, answers or notifications", async () => {
  const deleted = vi.fn().mockResolvedValue(true);
  vi.stubGlobal("caches", { delete: deleted });
  const unsubscribe = vi.fn().mockResolvedValue(true);
  const worker = {
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
    getNotifications: () => Promise.resolve([]),
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(worker) } });
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) =>
    Promise.resolve(
      method === "GET" ? Response.json(answers[path]) : new Response(null, { status: 204 }),
    ),
  );
  await guest.recall();
  await waiting.look();
  expect([waiting.tables, waiting.count]).toEqual([[TABLE], 1]);
  await guest.delete();
  expect([waiting.tables, waiting.count]).toEqual([[], 0]);
  expect(deleted).toHaveBeenCalledWith("mine");
  expect(unsubscribe).toHaveBeenCalled();
  await waiting.look();
  expect(waiting.tables).toEqual([]);
});
