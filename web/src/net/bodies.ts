// What goes to and fro over HTTP.
// Made by `python -m backtrick.wire` from the types of the bodies: change those, not this.
import type { Code, Game } from "../wire";

/** Those that there are texts in. */
export type Language = "de" | "en" | "pl";

/** A new guest. */
export interface NewGuest {
  /** 1 to 40 visible characters, without spaces around them. */
  readonly name: string;
  /** If missing: "en". */
  readonly language?: Language;
}

/** Changes to a guest. Missing fields stay as they are. */
export interface ChangedGuest {
  /** If missing: null. */
  readonly name?: string | null;
  /** If missing: null. */
  readonly language?: Language | null;
}

/** A transfer code. */
export interface Claim {
  readonly code: string;
}

/** The table's settings, besides the options of the game. */
export interface ChosenSettings {
  /** Whether the table is in the public list. If missing: false. */
  readonly listed?: boolean;
  /** Whether players talk by signals only, without text. If missing: false. */
  readonly signals_only?: boolean;
  /** Whether spectators may watch. If missing: true. */
  readonly spectators?: boolean;
  /** Seconds until a turn is ended for the player; 0: no limit. If missing: 0. */
  readonly turn_seconds?: number;
}

/** A new table. */
export interface NewTable {
  readonly game: string;
  /** Missing options have their defaults; see `/api/games`. If missing: {}. */
  readonly options?: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** If missing: {}. */
  readonly settings?: ChosenSettings;
  /** The bots in the seats next to yours, by id; see `/api/games`. If missing: []. */
  readonly bots?: readonly string[];
  /**
   * Whether to deal as soon as you come to the table. Then there must be no free seat. If missing:
   * false.
   */
  readonly deal?: boolean;
}

/** One of today's deals. */
export interface NewDaily {
  readonly game: string;
  /** The number of players: the guest, and bots in the other seats. */
  readonly players: number;
}

/** A new lesson. */
export interface NewLesson {
  readonly game: string;
}

/** A page of finished games. */
export interface Page {
  /**
   * Only games that ended before this time, in milliseconds since 1970: `next` of a page. If
   * missing: null.
   */
  readonly before?: number | null;
  /** If missing: 20. */
  readonly limit?: number;
}

/** The point of view on a finished game. */
export interface Viewer {
  /** null: all hands are open. If missing: null. */
  readonly seat?: number | null;
}

/** The solo games whose best times to list. */
export interface Solo {
  readonly game: string;
  /** As JSON: `{"no_wrap": true}`. Missing options have their defaults. If missing: "{}". */
  readonly options?: string;
}

/** A guest. */
export interface GuestInfo {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
}

/** A guest with their token. The token is also set as a cookie. */
export interface Welcomed {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly token: string;
}

/** A transfer code, valid once. */
export interface MovingCode {
  readonly code: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
}

/** The id of an opened table. */
export interface Opened {
  readonly table: string;
}

/** A table in a list. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** `over`: the last game has ended. */
  readonly phase: "open" | "over" | "running";
  /** The name of the host; empty if nobody is left. */
  readonly host: string;
  readonly free_seats: number;
  /** In milliseconds since 1970. */
  readonly updated: number;
}

/** Tables, newest first. */
export interface Tables {
  readonly tables: readonly TableInfo[];
}

/** A finished game. */
export interface GameInfo {
  readonly table: string;
  /** The number of the game at its table, from 1. */
  readonly number: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The seats that bots had at the deal. The name of such a seat is the bot's id. */
  readonly bots: readonly number[];
  /** In milliseconds since 1970. */
  readonly ended: number;
  /** In milliseconds, without the countdown. */
  readonly lasted: number;
  readonly ending: string;
  readonly winners: readonly number[];
  readonly cards_left: number;
  /** The seat of the guest who asks; null: they did not play. */
  readonly seat: number | null;
}

/** Finished games. */
export interface GamesPage {
  readonly games: readonly GameInfo[];
  /** `before` of the next page; null: this is the last. */
  readonly next: number | null;
}

/** A step of a finished game. */
export interface StepInfo {
  readonly event: "deal" | "move" | "refused" | "said";
  /** In milliseconds since the deal. */
  readonly at: number;
  /** The fields that changed, as in `game` on the socket; in the first step, all of them. */
  readonly view: Partial<Game>;
  /** The seat that moved or spoke; missing at the deal. If missing: null. */
  readonly seat?: number | null;
  /** If missing: "". */
  readonly move?: string;
  /** Why the move was refused, as a stable code. If missing: null. */
  readonly reason?: Code | null;
  /** If missing: "". */
  readonly text?: string;
  /** If missing: []. */
  readonly signals?: readonly string[];
}

/** A finished game, step by step. */
export interface Steps {
  readonly game: string;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The seats that bots had at the deal. The name of such a seat is the bot's id. */
  readonly bots: readonly number[];
  /** The point of view; null: all hands are open, in `hands_revealed`. */
  readonly seat: number | null;
  /** In milliseconds since 1970. */
  readonly dealt: number;
  /** In milliseconds since 1970: the deal or, in a race, the end of the first countdown. */
  readonly began: number;
  /** The first step is the deal. */
  readonly steps: readonly StepInfo[];
}

/** The time of a solo game. */
export interface BestTime {
  readonly name: string;
  /** In milliseconds, without the countdown. */
  readonly lasted: number;
  /** In milliseconds since 1970. */
  readonly ended: number;
}

/** The best times of solo games, shortest first. */
export interface BestTimes {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  readonly times: readonly BestTime[];
}

/** The server can store events. */
export interface Health {
  readonly status: "ok";
}

/** The result of a daily deal. */
export interface DailyResult {
  /** The number of the game at its table, for its record: always 1. */
  readonly number: number;
  readonly won: boolean;
  readonly ending: string;
  readonly winners: readonly number[];
  readonly cards_left: number;
  /** In milliseconds. */
  readonly lasted: number;
}

/** One of today's deals, for the guest who asks. */
export interface DailyDeal {
  readonly game: string;
  readonly players: number;
  readonly state: "finished" | "new" | "running";
  /** The guest's table for it; null: not started. */
  readonly table: string | null;
  readonly result: DailyResult | null;
}

/** Today's deals: the same cards for every guest of this server, one try each. */
export interface DailyDeals {
  /** Today's date in UTC, such as `2026-11-16`. */
  readonly date: string;
  /** When the next deals begin, in milliseconds since 1970. */
  readonly ends: number;
  /** By game and number of players. */
  readonly deals: readonly DailyDeal[];
}

/** A step of a guided first game. */
export interface LessonStepInfo {
  /** The id of its texts: `.say` what to do and why, `.done` what has happened. */
  readonly id: string;
  /** What the learner does. `try` is a move that the rules refuse; `watch` waits for the tutor. */
  readonly do: "move" | "signal" | "try" | "watch";
  /** The move to make or try, or the tutor's move to watch; empty: something is said. */
  readonly move: string;
  /** The signals to say, or the tutor's signals to watch for. */
  readonly signals: readonly string[];
  /** The learner's cards to point at. */
  readonly cards: readonly string[];
}

/** A guided first game; the learner sits in the first seat. */
export interface LessonInfo {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  readonly steps: readonly LessonStepInfo[];
}

/** An option of a game. */
export interface OptionInfo {
  readonly name: string;
  readonly kind: "flag" | "one-of" | "seats" | "seconds";
  readonly default: string | number | boolean | readonly number[];
  /** The allowed values: choose one, or any number of them (`seats`). */
  readonly values: readonly (string | number)[] | null;
  /** The highest allowed value (`seconds`). */
  readonly most: number | null;
}

/** A signal. */
export interface SignalInfo {
  readonly name: string;
  /** The variants that allow it. */
  readonly variants: readonly string[];
}

/** A game on offer. */
export interface CatalogueGame {
  readonly id: string;
  readonly least_players: number;
  readonly most_players: number;
  /** Whether the players win or lose together. */
  readonly team: boolean;
  /** Whether everyone plays at once. */
  readonly real_time: boolean;
  readonly options: readonly OptionInfo[];
  /** The bots that can play at a table, best last. */
  readonly bots: readonly string[];
  /** The bot that plays with a lone guest. */
  readonly partner: string;
  /** Whether there is a guided first game. */
  readonly lesson: boolean;
  /** The signals for `signal`; none if talk is not part of the game. */
  readonly signals: readonly SignalInfo[];
}

/** All games. */
export interface Catalogue {
  readonly games: readonly CatalogueGame[];
}
