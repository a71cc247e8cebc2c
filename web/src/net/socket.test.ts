import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command, Update } from "../wire";
import { FakeServer, WELCOME } from "./fake";
import type { Answer } from "./pending.svelte";
import { type Connection, TableSocket } from "./socket";

const LAY: Command = { do: "move", move: "r7^" };
const END: Command = { do: "move", move: "end" };

const update = (version: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  version,
  events: [{ event: "moved", seat: 0, move: "r7^", at: 0 }],
  ...more,
});

function connected() {
  const server = new FakeServer();
  const connections: Connection[] = [];
  const versions: number[] = [];
  const answers: [number, Answer][] = [];
  let number = 0;
  const socket = new TableSocket(
    "table",
    {
      connected: (connection) => connections.push(connection),
      welcomed: ({ version }) => versions.push(version),
      updated: ({ version }) => versions.push(version),
      here: () => undefined,
    },
    server.means,
    "ada",
  );
  /** Send a command, and note its answer. */
  const send = (command: Command) => {
    const sent = ++number;
    void socket.send(command).then((answer) => answers.push([sent, answer]));
  };
  socket.open();
  return { server, socket, send, connections, versions, answers };
}

/** Let promises settle. */
const told = () => vi.advanceTimersByTimeAsync(0);

/** The connection is lost, and there is a new one. */
async function reconnect(server: FakeServer): Promise<void> {
  server.cut();
  await vi.advanceTimersByTimeAsync(5_000);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a table's socket", () => {
  it("says hello with its version, and is open once welcomed", async () => {
    const { server, connections } = connected();
    server.welcome();
    expect(server.received).toEqual([{ type: "hello", client: "ada", have: 0 }]);
    expect(connections.map(({ state }) => state)).toEqual(["connecting", "open"]);
    await reconnect(server);
    server.welcome();
    expect(server.received[0]).toEqual({ type: "hello", client: "ada", have: 5 });
    expect(connections.map(({ state }) => state).slice(2)).toEqual(["reconnecting", "open"]);
  });

  it("resends unanswered commands, in order and with their old numbers", async () => {
    const { server, send, answers } = connected();
    server.welcome();
    for (const command of [LAY, LAY, END]) send(command);
    server.tell(update(6, { done: 1 }));
    await reconnect(server);
    send({ do: "take-back" });
    expect(server.received).toEqual([]);
    server.welcome({ version: 7 });
    expect(server.received.slice(1)).toEqual([
      { type: "do", number: 2, command: LAY },
      { type: "do", number: 3, command: END },
      { type: "do", number: 4, command: { do: "take-back" } },
    ]);
    server.tell({ type: "done", number: 2, version: 7 });
    await told();
    expect(answers).toEqual([
      [1, { done: true }],
      [2, { done: true }],
    ]);
  });

  it("sends nothing twice when welcomed again on the same connection", () => {
    const { server, send } = connected();
    server.welcome();
    send({ do: "sit" });
    server.tell({ ...WELCOME, seat: 1, version: 6 });
    expect(server.received.filter(({ type }) => type === "do")).toHaveLength(1);
  });

  it("keeps commands given before the welcome", () => {
    const { server, send, socket } = connected();
    send(LAY);
    expect(socket.pending).toMatchObject([{ number: 1, command: LAY }]);
    expect(server.received).toEqual([]);
    server.welcome();
    expect(server.received[1]).toEqual({ type: "do", number: 1, command: LAY });
  });

  it("never passes on an update twice, but still takes the answer in it", async () => {
    const { server, send, versions, answers } = connected();
    server.welcome();
    send(LAY);
    server.tell(update(6));
    server.tell(update(6, { done: 1 }));
    await told();
    expect(versions).toEqual([5, 6]);
    expect(answers).toEqual([[1, { done: true }]]);
  });

  it("reconnects when an update is missing", async () => {
    const { server, versions } = connected();
    server.welcome();
    server.tell(update(8));
    expect(versions).toEqual([5]);
    expect(server.socket.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sockets).toHaveLength(2);
  });

  it("answers a ping at once", () => {
    const { server } = connected();
    server.welcome();
    server.tell({ type: "ping", nonce: 17 });
    expect(server.received.at(-1)).toEqual({ type: "pong", nonce: 17 });
  });

  it("says why a command was refused", async () => {
    const { server, send, answers } = connected();
    server.welcome();
    send({ do: "say", text: "I have a seven", language: "en" });
    server.tell({ type: "refused", number: 1, code: "talk/number-said", span: [9, 14] });
    await told();
    expect(answers).toEqual([[1, { done: false, code: "talk/number-said", span: [9, 14] }]]);
  });

  it("waits longer each time, but retries at once when told to hurry", async () => {
    const { server, socket } = connected();
    server.cut();
    await vi.advanceTimersByTimeAsync(200);
    expect(server.sockets).toHaveLength(2);
    server.cut();
    await vi.advanceTimersByTimeAsync(399);
    expect(server.sockets).toHaveLength(2);
    socket.hurry();
    expect(server.sockets).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.sockets).toHaveLength(3);
  });

  it("takes an unreadable command as answered, and does not resend it for ever", async () => {
    const { server, send, answers } = connected();
    server.welcome();
    send(LAY);
    server.tell({ type: "refused", number: 0, code: "wire/bad-message" });
    await told();
    expect(answers).toEqual([[1, { done: false, code: "wire/bad-message", span: null }]]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(server.sockets).toHaveLength(1);
    server.tell({ type: "refused", number: 0, code: "wire/bad-message" });
    expect(answers).toHaveLength(1);
  });

  it("reconnects when no answer comes", async () => {
    const { server, send } = connected();
    server.welcome();
    send(LAY);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(server.sockets).toHaveLength(2);
    server.welcome();
    expect(server.received[1]).toEqual({ type: "do", number: 1, command: LAY });
  });

  it("does so even while more is asked, but not while answers arrive", async () => {
    const { server, send } = connected();
    server.welcome();
    for (let number = 1; number <= 4; number++) {
      send(LAY);
      await vi.advanceTimersByTimeAsync(2_000);
      if (number < 3) server.tell({ type: "done", number, version: 5 });
    }
    expect(server.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(server.sockets).toHaveLength(2);
  });

  it("waits for ever if nothing was asked, as long as it hears something", async () => {
    const { server, send } = connected();
    server.welcome();
    send(LAY);
    server.tell(update(6, { done: 1 }));
    for (let nonce = 1; nonce <= 6; nonce++) {
      await vi.advanceTimersByTimeAsync(10_000);
      server.tell({ type: "ping", nonce });
    }
    expect(server.sockets).toHaveLength(1);
  });

  it("reconnects when it hears nothing, but not after leaving", async () => {
    const { server, socket } = connected();
    server.welcome();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.sockets).toHaveLength(2);
    server.welcome();
    socket.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sockets).toHaveLength(2);
  });

  it("opens a new connection when the network is back, since the old one is dead", () => {
    const { server, socket } = connected();
    server.welcome();
    const old = server.socket;
    socket.renew();
    expect([old.isClosed, server.sockets.length]).toEqual([true, 2]);
    server.welcome();
    expect(server.received[0]).toMatchObject({ type: "hello", have: 5 });
  });

  it("gives up a connection that hangs, by itself or when told to", async () => {
    const { server, socket, connections } = connected();
    const [first] = server.sockets;
    await vi.advanceTimersByTimeAsync(12_000);
    expect([first?.isClosed, server.sockets.length]).toEqual([true, 2]);
    expect(connections.at(-1)).toEqual({ state: "reconnecting" });
    server.socket.onopen?.(); // but no welcome comes
    await vi.advanceTimersByTimeAsync(12_000);
    expect(server.sockets).toHaveLength(3);
    socket.renew();
    expect(server.sockets).toHaveLength(4);
    server.welcome();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.sockets).toHaveLength(4);
  });

  it("has only one connection, however often it is told to hurry while it asks why it was not let in", async () => {
    const { server, socket } = connected();
    for (let tries = 0; tries < 3; tries++) {
      server.cut();
      socket.hurry();
    }
    server.cut();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.sockets).toHaveLength(5);
  });
});

describe("after a goodbye", () => {
  it("comes back when asked to, not before", async () => {
    const { server, connections } = connected();
    server.welcome();
    server.tell({ type: "bye", code: "server/restarts", again: 500 });
    server.cut();
    expect(connections.at(-1)).toEqual({ state: "reconnecting", code: "server/restarts" });
    await vi.advanceTimersByTimeAsync(500);
    expect(server.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(server.sockets).toHaveLength(2);
    server.cut(); // it is not back yet, and nobody is there to say why
    expect(connections.at(-1)).toEqual({ state: "reconnecting", code: "server/restarts" });
    await vi.advanceTimersByTimeAsync(1_000);
    server.welcome();
    server.cut();
    expect(connections.at(-1)).toEqual({ state: "reconnecting" });
  });

  it.each(["table/sent-away", "table/unknown", "wire/too-many-connections"] as const)(
    "%s is final, also for pending and later commands",
    async (code) => {
      const { server, send, socket, connections, answers } = connected();
      server.welcome();
      send(LAY);
      server.tell({ type: "bye", code });
      await reconnect(server);
      expect(connections.at(-1)).toEqual({ state: "closed", code });
      send(END);
      await vi.advanceTimersByTimeAsync(0);
      const refused = { done: false, code, span: null };
      expect(answers).toEqual([
        [1, refused],
        [2, refused],
      ]);
      socket.hurry();
      expect(server.sockets).toHaveLength(1);
    },
  );

  it("comes back by itself if it fell behind", async () => {
    const { server } = connected();
    server.welcome();
    server.tell({ type: "bye", code: "wire/too-slow" });
    await reconnect(server);
    expect(server.sockets).toHaveLength(2);
  });

  it("gives up if the server does not know the guest", async () => {
    const { server, connections } = connected();
    server.whyNot = "guest/unknown";
    await reconnect(server);
    expect(connections.at(-1)).toEqual({ state: "closed", code: "guest/unknown" });
  });

  it("stays away after leaving", async () => {
    const { server, socket } = connected();
    server.welcome();
    socket.leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.sockets).toHaveLength(1);
    expect(server.socket.isClosed).toBe(true);
  });
});
