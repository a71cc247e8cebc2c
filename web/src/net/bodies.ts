// What goes to and fro over HTTP, as the server's `http/bodies.py` has it.
import type { Code, Game, Settings } from "../wire";

export type Language = "en" | "de" | "pl";
export type Value = string | number | boolean | readonly number[];
export type Values = Readonly<Record<string, Value>>;

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
}

/** A code that moves the guest to another device, once. */
export interface MovingCode {
  readonly code: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
}

export interface NewTable {
  readonly game: string;
  readonly options?: Values;
  readonly settings?: Settings;
}

/** A table, as it is found in a list. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly options: Values;
  readonly phase: "open" | "running" | "over";
  /** The name of whoever decides; empty if nobody is left. */
  readonly host: string;
  readonly free_seats: number;
  readonly updated: number;
}

/** A finished game. */
export interface GameInfo {
  readonly table: string;
  /** Which game of the table it was, from 1. */
  readonly number: number;
  readonly game: string;
  readonly options: Values;
  /** Who played, by seat. */
  readonly names: readonly string[];
  /** Seats that bots had: a name there is a bot's id. */
  readonly bots: readonly number[];
  readonly ended: number;
  /** In milliseconds. */
  readonly lasted: number;
  readonly ending: string;
  readonly winners: readonly number[];
  readonly cards_left: number;
  /** Where the guest who asks sat. */
  readonly seat: number | null;
}

export interface GamesPage {
  readonly games: readonly GameInfo[];
  /** `before` for the next page; null: there is none. */
  readonly next: number | null;
}

/** Something that happened in a finished game. */
export interface StepInfo {
  readonly event: "deal" | "move" | "refused" | "said";
  /** In milliseconds since the deal. */
  readonly at: number;
  /** What has changed of what was seen, as in `game` of the socket; at first, all. */
  readonly view: Partial<Game>;
  readonly seat?: number;
  readonly move?: string;
  /** Why a move was refused. */
  readonly reason?: Code;
  readonly text?: string;
  readonly signals?: readonly string[];
}

/** A finished game, step by step; the first is the deal. */
export interface Steps {
  readonly game: string;
  /** Who played, by seat. */
  readonly names: readonly string[];
  /** Seats that bots had: a name there is a bot's id. */
  readonly bots: readonly number[];
  /** Who looks; null: whoever sees all hands, in `shown`. */
  readonly seat: number | null;
  /** In milliseconds since 1970. */
  readonly dealt: number;
  readonly steps: readonly StepInfo[];
}

/** A game that was won alone. */
export interface BestTime {
  readonly name: string;
  readonly lasted: number;
  readonly ended: number;
}

/** What came of a daily deal. */
export interface DailyResult {
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
  readonly state: "new" | "running" | "finished";
  /** Where the guest plays it, or did. */
  readonly table: string | null;
  readonly result: DailyResult | null;
}

export interface DailyDeals {
  /** Of today in UTC: `2026-11-16`. */
  readonly date: string;
  /** When there will be others, in milliseconds since 1970. */
  readonly ends: number;
  readonly deals: readonly DailyDeal[];
}

/** A step of a guided first game. */
export interface LessonStep {
  /** Under which its texts are found. */
  readonly id: string;
  readonly do: "move" | "try" | "signal" | "watch";
  readonly move: string;
  readonly signals: readonly string[];
  /** Which to point at. */
  readonly cards: readonly string[];
}

/** Something that can be chosen for a game. */
export interface OptionInfo {
  readonly name: string;
  readonly kind: "one-of" | "flag" | "seats" | "seconds";
  readonly default: Value;
  /** All that can be chosen, one of them or (`seats`) any. */
  readonly values: readonly (string | number)[] | null;
  /** The most that can be chosen (`seconds`). */
  readonly most: number | null;
}

/** Something that can be said at a table with a tap. */
export interface SignalInfo {
  readonly name: string;
  /** Those in which it may be said. */
  readonly variants: readonly string[];
}

/** A game that can be played here. */
export interface CatalogueGame {
  readonly id: string;
  readonly least_players: number;
  readonly most_players: number;
  /** Whether all win or lose together. */
  readonly team: boolean;
  /** Whether all play at once. */
  readonly real_time: boolean;
  readonly options: readonly OptionInfo[];
  /** Those that can sit at a table, the best last. */
  readonly bots: readonly string[];
  /** All that can be said by `signal`; none where talk is no part of the game. */
  readonly signals: readonly SignalInfo[];
}
