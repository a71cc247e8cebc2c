// What goes to and fro over HTTP.
// Made by `python -m backtrick.wire` from the types of the bodies: change those, not this.
import type { Code, Game } from "../wire";

/** Those that there are texts in. */
export type Language = "de" | "en" | "pl";

/** Somebody who comes for the first time. */
export interface NewGuest {
  /** Of 1 to 40 letters, once blanks around it are gone. */
  readonly name: string;
  /** If missing: "en". */
  readonly language?: Language;
}

/** What a guest changes; what is not named stays. */
export interface ChangedGuest {
  /** If missing: null. */
  readonly name?: string | null;
  /** If missing: null. */
  readonly language?: Language | null;
}

/** The code that moves a guest to another device. */
export interface Claim {
  readonly code: string;
}

/** What a host chooses besides the options of the game. */
export interface ChosenSettings {
  /** Whether strangers find the table. If missing: false. */
  readonly listed?: boolean;
  /** Whether only signals can be said, no text: for children. If missing: false. */
  readonly signals_only?: boolean;
  /** Whether others may look on. If missing: true. */
  readonly spectators?: boolean;
  /** After how many seconds a turn is ended for whoever sleeps over it; 0: never. If missing: 0. */
  readonly turn_seconds?: number;
}

/** A table to be opened. */
export interface NewTable {
  readonly game: string;
  /** What is not named has its default: see `/api/games`. If missing: {}. */
  readonly options?: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** If missing: {}. */
  readonly settings?: ChosenSettings;
}

/** Which of today's deals to play. */
export interface NewDaily {
  readonly game: string;
  /** The guest, and bots in the other seats. */
  readonly players: number;
}

/** Of which game to be taught. */
export interface NewLesson {
  readonly game: string;
}

/** Which games to list. */
export interface Page {
  /**
   * Those that ended before this time, in milliseconds since 1970: `next` of the page before. If
   * missing: null.
   */
  readonly before?: number | null;
  /** If missing: 20. */
  readonly limit?: number;
}

/** With whose eyes to look at a finished game. */
export interface Viewer {
  /** null: with all hands open. If missing: null. */
  readonly seat?: number | null;
}

/** Whose best times to list. */
export interface Solo {
  readonly game: string;
  /** As JSON: `{"no_wrap": true}`. What is not named has its default. If missing: "{}". */
  readonly options?: string;
}

/** A guest. */
export interface GuestInfo {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
}

/** A guest, with the token that proves it. It is also set as a cookie. */
export interface Welcomed {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly token: string;
}

/** A code that moves the guest to another device, once. */
export interface MovingCode {
  readonly code: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
}

/** A table that was opened. */
export interface Opened {
  readonly table: string;
}

/** A table, as it is found in a list. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** `over`: its last game is. */
  readonly phase: "open" | "over" | "running";
  /** The name of whoever decides; empty if nobody is left. */
  readonly host: string;
  readonly free_seats: number;
  /** In milliseconds since 1970. */
  readonly updated: number;
}

/** Tables, the newest first. */
export interface Tables {
  readonly tables: readonly TableInfo[];
}

/** A finished game. */
export interface GameInfo {
  readonly table: string;
  /** Which game of the table it was, from 1. */
  readonly number: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** Who played, by seat. */
  readonly names: readonly string[];
  /** Seats that bots had at the deal: what stands there as a name is which bot it was. */
  readonly bots: readonly number[];
  /** In milliseconds since 1970. */
  readonly ended: number;
  /** In milliseconds, without the countdown before it. */
  readonly lasted: number;
  readonly ending: string;
  readonly winners: readonly number[];
  readonly cards_left: number;
  /** Where the guest who asks sat; null: they did not play. */
  readonly seat: number | null;
}

/** Finished games. */
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
  /** What has changed of what was seen, by name, as in `game` of the socket; at first, all. */
  readonly view: Partial<Game>;
  /** Whose move or words it was; missing at the deal. If missing: null. */
  readonly seat?: number | null;
  /** If missing: "". */
  readonly move?: string;
  /** Why a move was refused: a stable code. If missing: null. */
  readonly reason?: Code | null;
  /** If missing: "". */
  readonly text?: string;
  /** If missing: []. */
  readonly signals?: readonly string[];
}

/** A finished game, step by step. */
export interface Steps {
  readonly game: string;
  /** Who played, by seat. */
  readonly names: readonly string[];
  /** Seats that bots had at the deal: what stands there as a name is which bot it was. */
  readonly bots: readonly number[];
  /** Who looks; null: whoever sees all hands, in `shown`. */
  readonly seat: number | null;
  /** In milliseconds since 1970. */
  readonly dealt: number;
  /** When it began, in milliseconds since 1970: in a race, the end of the first countdown. */
  readonly began: number;
  /** The first is the deal. */
  readonly steps: readonly StepInfo[];
}

/** A game that was won alone. */
export interface BestTime {
  readonly name: string;
  /** In milliseconds, without the countdown before it. */
  readonly lasted: number;
  /** In milliseconds since 1970. */
  readonly ended: number;
}

/** Games that were won alone, the shortest first. */
export interface BestTimes {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  readonly times: readonly BestTime[];
}

/** The server can store what happens. */
export interface Health {
  readonly status: "ok";
}

/** What came of a daily deal. */
export interface DailyResult {
  /** Of the game at its table, for its record: always 1. */
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
  /** Where the guest plays it, or did; null: not begun. */
  readonly table: string | null;
  readonly result: DailyResult | null;
}

/** Today's deals: the same for everybody on this server, one try a guest. */
export interface DailyDeals {
  /** Of today in UTC, e.g. `2026-11-16`. */
  readonly date: string;
  /** When there will be others, in milliseconds since 1970. */
  readonly ends: number;
  /** By game and number of players. */
  readonly deals: readonly DailyDeal[];
}

/** A step of a guided first game. */
export interface LessonStepInfo {
  /** Its texts: `.say` what to do and why, `.done` what has happened then. */
  readonly id: string;
  /** What the learner does; `try` is a move that the rules refuse. */
  readonly do: "move" | "signal" | "try" | "watch";
  /** The move that is made or tried, by somebody else if one watches; empty: something is said. */
  readonly move: string;
  /** What is said, by somebody else if one watches. */
  readonly signals: readonly string[];
  /** Which of the learner's cards to point at. */
  readonly cards: readonly string[];
}

/** A guided first game; the learner sits in the first seat. */
export interface LessonInfo {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  readonly steps: readonly LessonStepInfo[];
}

/** Something that can be chosen for a game. */
export interface OptionInfo {
  readonly name: string;
  readonly kind: "flag" | "one-of" | "seats" | "seconds";
  readonly default: string | number | boolean | readonly number[];
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
  /** The one of them that plays with a guest who is alone. */
  readonly partner: string;
  /** Whether there is a guided first game. */
  readonly lesson: boolean;
  /** All that can be said by `signal`; none where talk is no part of the game. */
  readonly signals: readonly SignalInfo[];
}

/** All games. */
export interface Catalogue {
  readonly games: readonly CatalogueGame[];
}
