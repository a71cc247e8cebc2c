// All games, and what the client has for each. Only this file names them all.
import type { Component } from "svelte";
import type { MoveParts } from "./games/common/moves";
import type { ScreenPicture } from "./games/common/screen";
import type { BoardTable } from "./games/common/table";
import type { Command, Sight, Games } from "./wire";

export type GameId = keyof Games;

/**
 * Works out the game as it will look when a command is carried out. It moves cards in the picture
 * and judges nothing. Anything unknown, such as a card being drawn, does not change.
 */
export type Preview<Seen extends Sight = Sight> = (game: Seen, command: Command) => Seen;

/** How a lesson in a race knows where the learner is; in games with turns, `legal` says it. */
export interface RaceHints<Seen extends Sight = Sight> {
  /** The move that is never a mistake, whenever it is made. */
  readonly anytime: string;
  /** Whether a move of another seat has been made, as far as can be seen. */
  readonly hasHappened: (game: Seen, move: string) => boolean;
}

/** What a game's folder has for its table. */
export interface Kit<Id extends GameId = GameId> {
  readonly preview: Preview<Games[Id]["sight"]>;
  /** Shows a running game, a finished one, and a replay. */
  readonly Board?: Component<{ table: BoardTable }>;
  /** Shows a position of a sprint; only where the server has sprints. */
  readonly Sprint?: Component<{ table: BoardTable }>;
  /** Says more about how a game ended, below its result; `names` are by seat. */
  readonly Ending?: Component<{ table: BoardTable; names: readonly string[] }>;
  /** The game on a screen in the room; without it, only the players are shown there. */
  readonly screenOf?: (game: Games[Id]["sight"]) => ScreenPicture;
  /** Whether the board has talk of its own; if not, the page adds a button. */
  readonly hasTalk?: boolean;
  /** The files of `locales/` that the board needs; they are loaded before it is shown. */
  readonly texts?: readonly string[];
  /** A move of its notation, as a replay shows it in a line. */
  readonly partsOf?: (move: string) => MoveParts;
  /** Fields whose change starts a new part of a replay. */
  readonly begins?: readonly (keyof Games[Id]["sight"])[];
  readonly raceHints?: RaceHints<Games[Id]["sight"]>;
}

/** By id, in the order they are shown. Each is loaded when it is needed. */
export const GAMES: { readonly [Id in GameId]: () => Promise<Kit<Id>> } = {
  "quick-easy": () => import("./games/quick-easy/kit"),
  "face-to-face": () => import("./games/face-to-face/kit"),
  "seven-ate-nine": () => import("./games/seven-ate-nine/kit"),
};

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
