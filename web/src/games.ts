// The games there are, and what the client has for each: the one place that names them all.
import type { Component } from "svelte";
import type { MoveParts } from "./games/common/moves";
import type { BoardTable } from "./games/common/table";
import type { Command, Game, Games } from "./wire";

export type GameId = keyof Games;

/**
 * The game as it will look if a command is carried out: only cards are moved in the picture, and
 * nothing is judged. What cannot be known, such as the card that is drawn, is left as it is.
 */
export type Preview<Seen extends Game = Game> = (game: Seen, command: Command) => Seen;

/** How a lesson in a game that is played all at once tells where one is; in turns, `legal` does. */
export interface Racing<Seen extends Game = Game> {
  /** The move that leads no learner astray, whenever it is made. */
  readonly anytime: string;
  /** Whether a move of somebody else has been made, as far as can be seen. */
  readonly hasHappened: (game: Seen, move: string) => boolean;
}

/** What a game's folder has for its table. */
export interface Kit<Id extends GameId = GameId> {
  readonly preview: Preview<Games[Id]["game"]>;
  /** The table while a game is played, after it, and when it is looked at again. */
  readonly Board?: Component<{ table: BoardTable }>;
  /** Whether there is talk at the board; if not, it stands above. */
  readonly hasTalk?: boolean;
  /** The files of `locales/` that the board needs: whoever shows it has them fetched before. */
  readonly texts?: readonly string[];
  /** A move of its notation, as a replay shows it in a line. */
  readonly partsOf?: (move: string) => MoveParts;
  /** Where something begins in a replay: wherever one of these fields has changed. */
  readonly begins?: readonly (keyof Games[Id]["game"])[];
  readonly racing?: Racing<Games[Id]["game"]>;
}

/** By id, in the order in which they are shown. Each is loaded when it is needed. */
export const GAMES: { readonly [Id in GameId]: () => Promise<Kit<Id>> } = {
  "quick-easy": () => import("./games/quick-easy/kit"),
  "face-to-face": () => import("./games/face-to-face/kit"),
  "seven-ate-nine": () => import("./games/seven-ate-nine/kit"),
};

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
