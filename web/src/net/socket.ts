// One table's socket. It reconnects by itself, and sends every command without an answer again with
// its old number, so that each is carried out once.
import type { Command, Here, Inbound, Outbound, Refused, Update, Welcome } from "../wire";
import type { RefusalCode } from "./http";
import { type Answer, type Pending, PendingCommands } from "./pending.svelte";
import { Watch } from "./watch";

/** The state of the connection. `closed` is final; `code` is the reason, if the server gave one. */
export type Connection =
  | { readonly state: "connecting" }
  | { readonly state: "open" }
  | { readonly state: "reconnecting"; readonly code?: RefusalCode }
  | { readonly state: "closed"; readonly code: RefusalCode };

export interface Listener {
  /** The connection has changed. */
  connected(connection: Connection): void;
  /** The whole table, replacing what was known before. */
  welcomed(welcome: Welcome): void;
  /** Something happened. Each event comes once. */
  updated(update: Update): void;
  here(here: Here): void;
}

export interface Means {
  /** Opens a socket to an address. */
  readonly connect: (address: string) => WebSocket;
  /** A number between 0 and 1. */
  readonly random: () => number;
  /** Asked after a failed try: why the server will never let us in; null: it may yet. */
  readonly whyNot: () => Promise<RefusalCode | null>;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 2_000;

/** Made of random bytes: `randomUUID` exists on https only, and friends on one Wi-Fi have http. */
const newName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");

export class TableSocket {
  #socket: WebSocket | null = null;
  #isWelcome = false;
  #version = 0;
  #tries = 0;
  #farewell: { code: RefusalCode; again: number } | null = null;
  /** Why we are away, as the server said; tries that fail until we are back do not change it. */
  #reason: RefusalCode | null = null;
  #isClosed = false;
  #closedBy: RefusalCode | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #watch = new Watch(() => this.#comeAgain());
  readonly #pending = new PendingCommands();

  constructor(
    readonly table: string,
    private readonly listener: Listener,
    private readonly means: Means,
    /** The name under which the server counts our commands; a new one for each page load. */
    private readonly client: string = newName(),
  ) {}

  open(): void {
    this.listener.connected({ state: "connecting" });
    this.#connect();
  }

  /** Leave for good, as when the page closes. */
  leave(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#watch.end();
    this.#drop();
  }

  /** Connect now, if there is no line. */
  hurry(): void {
    if (this.#isClosed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Replace the line now: the one there is leads nowhere, welcome or not. */
  renew(): void {
    if (this.#isClosed) return;
    if (this.#socket) this.#comeAgain();
    this.hurry();
  }

  /** Commands without an answer, the oldest first. */
  get pending(): readonly Pending[] {
    return this.#pending.all;
  }

  /** Send a command, and keep it until it is answered. If it is done, `updated` comes first. */
  send(command: Command): Promise<Answer> {
    return new Promise((answer) => {
      const pending = this.#pending.add(command, answer);
      if (this.#isWelcome) this.#sendCommand(pending);
      if (this.#closedBy) this.#refuseAll(this.#closedBy);
    });
  }

  /** Tell the server that something is about to be said; if it cannot hear, it does not matter. */
  compose(isComposing: boolean): void {
    if (this.#isWelcome) this.#tell({ type: "composing", is_composing: isComposing });
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.table}/socket`;
    const socket = this.means.connect(address);
    let wasOpen = false;
    this.#socket = socket;
    this.#watch.begin();
    socket.onopen = () => {
      wasOpen = true;
      this.#tell({ type: "hello", client: this.client, have: this.#version });
    };
    socket.onmessage = (frame) => this.#take(JSON.parse(String(frame.data)) as Outbound);
    socket.onclose = () => void this.#lost(wasOpen);
  }

  #tell(message: Inbound): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #sendCommand({ number, command }: Pending): void {
    this.#tell({ type: "do", number, command });
    this.#watch.asked();
  }

  #take(message: Outbound): void {
    this.#watch.heard();
    switch (message.type) {
      case "ping":
        return this.#tell({ type: "pong", nonce: message.nonce });
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "here":
        return this.listener.here(message);
      case "done":
        return this.#answer(message.number, { done: true });
      case "refused":
        return this.#refused(message);
      case "bye":
        this.#farewell = { code: message.code as RefusalCode, again: message.again ?? 0 };
    }
  }

  #welcome(welcome: Welcome): void {
    const isFirst = !this.#isWelcome;
    this.#version = welcome.version;
    this.#isWelcome = true;
    this.#tries = 0;
    this.#farewell = this.#reason = null;
    this.listener.welcomed(welcome);
    if (!isFirst) return;
    this.listener.connected({ state: "open" });
    for (const each of this.pending) this.#sendCommand(each);
  }

  #update(update: Update): void {
    if (update.version > this.#version) {
      if (update.version !== this.#version + 1) return this.#comeAgain();
      this.#version = update.version;
      this.listener.updated(update);
    }
    if (update.done != null) this.#answer(update.done, { done: true });
  }

  /** A command the server could not read comes back without a number: it is the oldest one. */
  #refused({ number, code, span = null }: Refused): void {
    const meant = number || (this.pending[0]?.number ?? 0);
    this.#answer(meant, { done: false, code: code as RefusalCode, span });
  }

  #answer(number: number, answer: Answer): void {
    if (!this.#pending.answer(number, answer)) return;
    this.#watch.answered({ isMoreOwed: this.pending.length > 0 });
  }

  /** Connect again: something is missing, or the line is dead. */
  #comeAgain(): void {
    this.#drop();
    void this.#lost(true);
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  async #lost(wasOpen: boolean): Promise<void> {
    this.#socket = null;
    this.#isWelcome = false;
    this.#watch.end();
    const farewell = this.#farewell;
    this.#farewell = null;
    // A client that could not keep up may come back: it then gets what it missed.
    if (farewell && !farewell.again && farewell.code !== "wire/too-slow") {
      this.#close(farewell.code);
      return;
    }
    if (farewell) this.#reason = farewell.code;
    this.listener.connected({ state: "reconnecting", ...(this.#reason && { code: this.#reason }) });
    const why = wasOpen ? null : await this.means.whyNot();
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may have changed meanwhile
    if (this.#isClosed || this.#socket) return;
    if (why) this.#close(why);
    else this.#retry = setTimeout(() => this.hurry(), this.#wait(farewell?.again ?? 0));
  }

  /** Longer each time, and random, so that not all clients come back at once. */
  #wait(asked: number): number {
    const longest = Math.min(FIRST_WAIT * 2 ** this.#tries++, LONGEST_WAIT);
    return asked + longest * (0.5 + this.means.random() / 2);
  }

  #close(code: RefusalCode): void {
    this.#isClosed = true;
    this.#closedBy = code;
    this.listener.connected({ state: "closed", code });
    this.#refuseAll(code);
  }

  #refuseAll(code: RefusalCode): void {
    for (const { number } of this.pending) {
      this.#answer(number, { done: false, code, span: null });
    }
  }
}
