// A fake server of one table, for tests.
import type { Inbound, Lobby, Outbound, QuickEasySight, Welcome } from "../wire";
import { NO_EXTRAS } from "./extras";
import type { Means } from "./socket";

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Inbound[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Inbound);
  }

  close(): void {
    this.isClosed = true;
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  whyNot: Awaited<ReturnType<Means["whyNot"]>> = null;

  readonly means: Means = {
    connect: () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    random: () => 1,
    whyNot: () => Promise.resolve(this.whyNot),
  };

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }

  /** The messages that came over the newest socket. */
  get received(): readonly Inbound[] {
    return this.socket.sent;
  }

  tell(message: Outbound): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Let the client in. */
  welcome(changed: Partial<Welcome> = {}): void {
    this.socket.onopen?.();
    this.tell({ ...WELCOME, ...changed });
  }

  /** Cut the connection. */
  cut(): void {
    this.socket.onclose?.();
  }
}

export const LOBBY: Lobby = {
  game: "quick-easy",
  options: { players: 2, variant: "normal", starter: 0, open_rows: false },
  settings: {},
  host: "me",
  seats: [{ guest: "me", name: "Ada" }, { bot: "greedy" }],
  running: true,
  daily: "",
  lesson: false,
  what_if: null,
  prepared: false,
};

export const GAME: QuickEasySight = {
  ...NO_EXTRAS,
  options: { players: 2, variant: "normal", starter: 0, open_rows: false },
  seat: 0,
  hand: ["r7", "b2"],
  hand_sizes: [2, 2],
  pile_size: 46,
  tops: [null, null],
  row_sizes: [0, 0],
  card_numbers: [1, 2, 3],
  fitting_numbers: [
    [1, 2, 3],
    [1, 2, 3],
  ],
  rows: null,
  votes: [null, null],
  turn: 0,
  laid_this_turn: 0,
  outcome: null,
  hands_revealed: null,
  legal: ["r7^", "b2^"],
};

export const WELCOME: Welcome = {
  type: "welcome",
  table: "table",
  guest: "me",
  seat: 0,
  version: 5,
  now: 1_000_000,
  lobby: LOBBY,
  game: GAME,
  said: [],
  here: [0],
};
