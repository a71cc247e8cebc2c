import type { Preview } from "../../games";
import type { QuickEasyGame } from "../../wire";
import { changed, fewer, more, without } from "../common/pictures";
import { layOf, placeOf } from "./notation";

export { default as Board } from "./Board.svelte";
export { partsOf } from "./notation";

export const hasTalk = true;
export const texts = ["quick-easy-table", "talk-panel", "talk", "table", "bots"];
export const begins = ["turn"] as const;

export const preview: Preview<QuickEasyGame> = (game, command) => {
  const lay = command.do === "move" ? layOf(command.move) : null;
  if (!lay || game.seat === null || !game.hand.includes(lay.card)) return game;
  const { card, row } = lay;
  const place = placeOf(row);
  return {
    ...game,
    hand: without(game.hand, card),
    hand_sizes: changed(game.hand_sizes, game.seat, fewer),
    tops: changed(game.tops, place, () => card),
    row_sizes: changed(game.row_sizes, place, more),
    laid_this_turn: more(game.laid_this_turn),
  };
};
