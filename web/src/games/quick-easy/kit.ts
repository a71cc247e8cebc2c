import type { Preview } from "../../games";
import type { QuickEasyGame } from "../../wire";
import { changed, fewer, more, without } from "../pictures";

export { default as Board } from "./Board.svelte";
export const texts = ["quick-easy-table", "talk-panel", "talk", "table", "bots"];

const LAY = /^(\w+)([\^v])$/;

export const preview: Preview<QuickEasyGame> = (game, command) => {
  const [, card = "", row = ""] = (command.do === "move" && LAY.exec(command.move)) || [];
  if (game.seat === null || !game.hand.includes(card)) return game;
  const place = row === "^" ? 0 : 1;
  return {
    ...game,
    hand: without(game.hand, card),
    hands: changed(game.hands, game.seat, fewer),
    tops: changed(game.tops, place, () => card),
    laid: changed(game.laid, place, more),
    laid_this_turn: more(game.laid_this_turn),
  };
};
