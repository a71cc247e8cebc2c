// A table in the client: what the server sent, and the commands under way.
import type { Preview } from "../games";
import { me, Refusal, type RefusalCode } from "../net/http";
import type { Answer, Pending } from "../net/pending.svelte";
import { type Connection, type Listener, type Means, TableSocket } from "../net/socket";
import { preferences } from "./preferences.svelte";
import type {
  Command,
  Here,
  Lobby,
  Said,
  Sight,
  SpectatorInfo,
  TableEvent,
  Update,
  Welcome,
} from "../wire";

/** A command that was not carried out. */
export interface Refused {
  readonly command: Command;
  readonly code: RefusalCode;
}

export interface Telling {
  /** False for events that happened while we were away. */
  readonly isNews: boolean;
}

/** Gets the events of a table, in order. */
export type EventListener = (event: TableEvent, telling: Telling) => void;

const byBrowser: Means = {
  connect: (address) => new WebSocket(address),
  random: Math.random,
  whyNot,
};

/** For a screen in the room: it is no guest, so nothing but the server's word is final. */
export const onScreen: Means = {
  ...byBrowser,
  connect: (address) => new WebSocket(address.replace(/socket$/, "screen")),
  whyNot: () => Promise.resolve(null),
};

/** Of all reasons for a closed socket, only this one is final. */
async function whyNot(): Promise<RefusalCode | null> {
  try {
    await me();
    return null;
  } catch (refusal) {
    const code = refusal instanceof Refusal ? refusal.code : null;
    return code === "guest/unknown" ? code : null;
  }
}

/** After these, the line may be dead without our hearing of it. */
const NETWORK = ["online", "offline"] as const;
/** After this many milliseconds in the background, a phone may have dropped the line silently. */
const LONG = 20_000;

/** Signals are a part of the game, and always shown. */
const isShown = ({ phrase, text, guest }: Said): boolean =>
  (!phrase || preferences.chosen.phrases) && !((phrase || text) && preferences.isMuted(guest));

export class Table {
  connection = $state.raw<Connection>({ state: "connecting" });
  /** Null until the first answer of the server. */
  lobby = $state.raw<Lobby | null>(null);
  /** The players of the game that is shown; after it, others may sit in their seats. */
  players = $state.raw<Lobby["seats"]>([]);
  /** The game as the server sent it; null before the first one, and when another was chosen. */
  game = $state.raw<Sight | null>(null);
  /** My seat; null: I am a spectator. */
  seat = $state.raw<number | null>(null);
  /** My id. */
  guest = $state.raw("");
  /** Everything said since the deal. */
  #said = $state.raw<readonly Said[]>([]);
  /** The same, without what is hidden on this device: small talk, and people who are muted. */
  readonly said: readonly Said[] = $derived(this.#said.filter(isShown));
  /** Seats whose people are connected. */
  here = $state.raw<readonly number[]>([]);
  /** Seats of people who have been away long enough for a bot to stand in. */
  gone = $state.raw<readonly number[]>([]);
  /** Seats of people who are here but have kept the others waiting too long. */
  idle = $state.raw<readonly number[]>([]);
  spectators = $state.raw(0);
  /** Spectators; of a crowd, the first ones. */
  watching = $state.raw<readonly SpectatorInfo[]>([]);
  /** The newest command that was refused. */
  refused = $state.raw<Refused | null>(null);
  /** What a lesson or a hint points at: cards, moves and signals, as the game writes them. */
  pointed = $state.raw<readonly string[]>([]);
  /** Says again what a lesson wants done; null: no lesson guides. */
  remind = $state.raw<(() => void) | null>(null);
  /** How a command will look; set from the kit of the game that is played. */
  preview = $state.raw<Preview>((game) => game);
  /** Replays give boards a table of their own: see games/common/table.ts. */
  readonly isReplay: boolean = false;

  /** The game as boards draw it: commands under way are taken for carried out. */
  readonly expected = $derived.by(() => this.#withPending(this.game));
  /** The moment of a finished game from which this one is played on; null for any other game. */
  readonly whatIf = $derived((this.game?.number === 1 && this.lobby?.what_if) || null);
  readonly isHost = $derived(this.guest !== "" && this.lobby?.host === this.guest);

  /** The game whose players are known. */
  #known = 0;
  readonly #socket: TableSocket;
  readonly #listeners = new Set<EventListener>();
  #ahead = 0;
  /** When the page was last hidden; a tab opened in the background starts hidden. */
  #hidden = Date.now();

  constructor(
    readonly id: string,
    means: Means = byBrowser,
  ) {
    this.#socket = new TableSocket(id, this.#listener(), means);
  }

  open(): void {
    this.#socket.open();
    for (const change of NETWORK) addEventListener(change, this.hurry);
    document.addEventListener("visibilitychange", this.#looked);
  }

  leave(): void {
    this.#socket.leave();
    for (const change of NETWORK) removeEventListener(change, this.hurry);
    document.removeEventListener("visibilitychange", this.#looked);
  }

  /** Connect again at once, even if a try is under way: somebody asked for it. */
  readonly hurry = (): void => this.#socket.renew();

  /** The page was shown or hidden. */
  readonly #looked = (): void => {
    if (document.hidden) this.#hidden = Date.now();
    else if (Date.now() - this.#hidden > LONG) this.hurry();
    else this.#socket.hurry();
  };

  /** Commands without an answer, the oldest first. */
  get pending(): readonly Pending[] {
    return this.#socket.pending;
  }

  /** Send a command. Resolves when the server has answered, however long that takes. */
  async do(command: Command): Promise<Answer> {
    const answer = await this.#socket.send(command);
    if (!answer.done) this.refused = { command, code: answer.code };
    return answer;
  }

  /** I am about to say something, or no longer: bots wait a little. */
  compose(isComposing: boolean): void {
    this.#socket.compose(isComposing);
  }

  /** Listen to events. Returns a function that stops it. */
  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The server's time, in milliseconds since 1970: for countdowns and deadlines. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  #withPending(game: Sight | null): Sight | null {
    return game && this.pending.reduce((seen, { command }) => this.preview(seen, command), game);
  }

  #listener(): Listener {
    return {
      connected: (connection) => (this.connection = connection),
      welcomed: (welcome) => this.#welcomed(welcome),
      updated: (update) => this.#updated(update),
      here: (here) => this.#here(here),
    };
  }

  #welcomed(welcome: Welcome): void {
    this.#ahead = welcome.now - Date.now();
    this.guest = welcome.guest;
    this.seat = welcome.seat;
    this.lobby = welcome.lobby;
    this.game = welcome.game;
    this.#know();
    this.#said = welcome.said;
    this.here = welcome.here;
    for (const event of welcome.missed ?? []) this.#happened(event, { isNews: false });
  }

  /** Keep the players of the game until the next one. */
  #know(): void {
    const number = this.game?.number ?? 0;
    if (this.lobby && (this.lobby.running || number !== this.#known))
      this.players = this.lobby.seats;
    this.#known = number;
  }

  /** After another game was chosen, the last one is no longer shown. */
  #enter(lobby: Lobby): void {
    if (lobby.game !== this.lobby?.game) this.game = null;
    this.lobby = lobby;
  }

  #updated(update: Update): void {
    if (update.lobby) this.#enter(update.lobby);
    if (update.game) this.game = { ...this.game, ...update.game } as Sight;
    this.#know();
    for (const event of update.events) {
      if (event.event === "said") this.#said = [...this.#said, event];
      if (event.event === "dealt") this.#said = [];
      this.#happened(event, { isNews: true });
    }
  }

  #happened(event: TableEvent, telling: Telling): void {
    if (event.event === "said" && !isShown(event)) return;
    for (const listener of this.#listeners) listener(event, telling);
  }

  #here({ seats, gone = [], idle = [], spectators = 0, watching = [] }: Here): void {
    this.watching = watching;
    this.here = seats;
    this.gone = gone;
    this.idle = idle;
    this.spectators = spectators;
  }
}
