// What goes to and fro over HTTP, as the server's `http/bodies.py` has it.
import type { Settings } from "../wire";

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

/** A game that was won alone. */
export interface BestTime {
  readonly name: string;
  readonly lasted: number;
  readonly ended: number;
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
}
