import { describe, expect, it, vi } from "vitest";
import type { Preview } from "../games";
import { preview } from "../games/quick-easy/preview";
import { FakeServer, GAME, LOBBY, WELCOME } from "../net/fake";
import type { Command, QuickEasySight, TableEvent } from "../wire";
import { preferences } from "./preferences.svelte";
import { Table } from "./table.svelte";

const LAY: Command = { do: "move", move: "r7^" };
const LAID = { hand: ["b2"], tops: ["r7", null] } satisfies Partial<QuickEasySight>;
const MOVED: TableEvent = { event: "moved", seat: 0, move: "r7^", at: 0 };

function open() {
  const server = new FakeServer();
  const table = new Table("table", server.means);
  table.preview = preview as Preview;
  table.open();
  server.welcome();
  const shown = () => table.expected as QuickEasySight;
  return { server, table, shown };
}

describe("what the server sends", () => {
  it("is complete after the welcome", () => {
    const { table } = open();
    expect(table.game).toEqual(GAME);
    expect(table.lobby).toEqual(LOBBY);
    expect([table.seat, table.guest, table.isHost]).toEqual([0, "me", true]);
    expect(table.connection).toEqual({ state: "open" });
    expect(Math.abs(table.now() - 1_000_000)).toBeLessThan(1_000);
  });

  it("is merged field by field, and the rest stays", () => {
    const { server, table } = open();
    server.tell({ type: "update", version: 6, events: [MOVED], game: { turn: 1, pile_size: 44 } });
    expect(table.game).toEqual({ ...GAME, turn: 1, pile_size: 44 });
    expect(table.lobby).toEqual(LOBBY);
  });

  it("starts over with another welcome", () => {
    const { server, table } = open();
    server.tell({ ...WELCOME, seat: null, version: 9, game: null });
    expect([table.seat, table.game, table.expected]).toEqual([null, null, null]);
  });

  it("has no game after another one was chosen, until the deal", () => {
    const { server, table } = open();
    const lobby = { ...LOBBY, game: "face-to-face", running: false };
    server.tell({ type: "update", version: 6, events: [], lobby });
    expect([table.lobby, table.game, table.expected]).toEqual([lobby, null, null]);
    server.tell({ type: "update", version: 7, events: [], game: { number: 2 } });
    expect(table.game).toEqual({ number: 2 });
  });

  it("includes who is here, and what is said until the next deal", () => {
    const { server, table } = open();
    const said: TableEvent = { event: "said", seat: 1, name: "Bot", text: "low", at: 0 };
    const dealt: TableEvent = { event: "dealt", options: "", commitment: "", at: 0 };
    const lea = { guest: "lea", name: "Lea", emblem: { picture: "owl", colour: "mint" } } as const;
    server.tell({ type: "here", seats: [0, 1], gone: [2], spectators: 3, watching: [lea] });
    expect([table.here, table.gone, table.spectators]).toEqual([[0, 1], [2], 3]);
    expect(table.watching).toEqual([lea]);
    server.tell({ type: "update", version: 6, events: [said] });
    expect(table.said).toEqual([said]);
    server.tell({ type: "update", version: 7, events: [dealt] });
    expect(table.said).toEqual([]);
  });

  it("leaves out what muted people type or chat, but not their signals", () => {
    const { server, table } = open();
    const by = { event: "said", seat: 1, name: "Ben", guest: "ben", at: 0 } as const;
    const said = [
      { ...by, text: "hi" },
      { ...by, phrase: "hello" },
      { ...by, signals: ["hold:red"] },
    ];
    const heard: TableEvent[] = [];
    table.listen((event) => heard.push(event));
    preferences.mute("ben", true);
    server.tell({ type: "update", version: 6, events: said });
    expect(table.said).toEqual([said[2]]);
    expect(heard).toEqual([said[2]]);
    preferences.mute("ben", false);
    expect(table.said).toEqual(said);
  });

  it("includes who played, even if others sit there after the game", () => {
    const { server, table } = open();
    const later = {
      ...LOBBY,
      running: false,
      seats: [
        { guest: "me", name: "Ada" },
        { guest: "g2", name: "Eve" },
      ],
    };
    const outcome = { ending: "stuck", winners: [], cards_left: 9 } as const;
    server.tell({
      type: "update",
      version: 6,
      events: [MOVED],
      lobby: { ...LOBBY, running: false },
      game: { outcome },
    });
    server.tell({ type: "update", version: 7, events: [MOVED], lobby: later });
    server.tell({ ...WELCOME, version: 8, lobby: later });
    expect([table.lobby, table.players]).toEqual([later, LOBBY.seats]);
    server.tell({
      type: "update",
      version: 9,
      events: [MOVED],
      lobby: { ...later, running: true },
      game: { number: 2 },
    });
    expect(table.players).toEqual(later.seats);
  });

  it("reaches the listeners, and marks what is not new", () => {
    const { server, table } = open();
    const heard: unknown[] = [];
    const stop = table.listen((event, { isNews }) => heard.push([event.event, isNews]));
    server.tell({ type: "update", version: 6, events: [MOVED] });
    server.tell({ ...WELCOME, version: 7, missed: [MOVED] });
    stop();
    server.tell({ type: "update", version: 8, events: [MOVED] });
    expect(heard).toEqual([
      ["moved", true],
      ["moved", false],
    ]);
  });
});

describe("a card that is laid", () => {
  it("is shown at once, while the server's game stays unchanged", () => {
    const { table, shown } = open();
    void table.do(LAY);
    expect(shown()).toMatchObject({
      ...LAID,
      hand_sizes: [1, 2],
      row_sizes: [1, 0],
      laid_this_turn: 1,
    });
    expect(table.game).toEqual(GAME);
    expect(table.pending).toMatchObject([{ number: 1, command: LAY }]);
  });

  it("stays when carried out, without being counted twice", async () => {
    const { server, table, shown } = open();
    const answer = table.do(LAY);
    const game: Partial<QuickEasySight> = { ...LAID, row_sizes: [1, 0] };
    server.tell({ type: "update", version: 6, events: [MOVED], game, done: 1 });
    expect(shown()).toMatchObject({ ...LAID, row_sizes: [1, 0] });
    expect(table.pending).toEqual([]);
    expect(await answer).toEqual({ done: true });
  });

  it("goes back to the hand when refused", async () => {
    const { server, table, shown } = open();
    const answer = table.do(LAY);
    server.tell({ type: "refused", number: 1, code: "move/does-not-fit" });
    expect(shown()).toEqual(GAME);
    expect(await answer).toMatchObject({ done: false, code: "move/does-not-fit" });
  });

  it("is still shown when something else happens meanwhile", () => {
    const { server, table, shown } = open();
    void table.do(LAY);
    server.tell({ type: "update", version: 6, events: [MOVED], game: { pile_size: 40 } });
    expect(shown()).toMatchObject({ ...LAID, pile_size: 40 });
  });

  it("is not laid twice if only the answer was lost", () => {
    const { server, table, shown } = open();
    void table.do(LAY);
    server.tell({ ...WELCOME, game: { ...GAME, ...LAID, row_sizes: [1, 0] } });
    expect(shown()).toMatchObject({ ...LAID, row_sizes: [1, 0] });
  });
});

describe("a connection that may have died silently", () => {
  it("is replaced when the network goes or comes", async () => {
    const { server, table } = open();
    dispatchEvent(new Event("offline"));
    await vi.waitFor(() => expect(server.sockets).toHaveLength(2), 120_000);
    expect(table.connection).toEqual({ state: "reconnecting" });
    table.leave();
    dispatchEvent(new Event("online"));
    expect(server.sockets).toHaveLength(2);
  });

  it("is replaced after a long absence, and kept after a glance away", () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, "hidden", "get");
    const { server, table } = open();
    for (const [away, lines] of [
      [1_000, 1],
      [22_000, 2],
    ] as const) {
      for (const isHidden of [true, false]) {
        hidden.mockReturnValue(isHidden);
        document.dispatchEvent(new Event("visibilitychange"));
        vi.advanceTimersByTime(isHidden ? away : 0);
      }
      expect(server.sockets).toHaveLength(lines);
    }
    table.leave();
    hidden.mockRestore();
    vi.useRealTimers();
  });

  it("does not count as one in a background tab seen for the first time", () => {
    const { server, table } = open();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(server.sockets).toHaveLength(1);
    table.leave();
  });

  it("is given up when told to, even before the welcome", () => {
    const server = new FakeServer();
    const table = new Table("table", server.means);
    table.open();
    table.hurry();
    expect(server.sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    table.leave();
  });
});
