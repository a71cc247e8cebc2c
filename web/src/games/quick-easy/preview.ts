// How a lay will look.
import type { QuickEasySight } from "../../wire";
import { changed, fewer, more, previewOfLegal, without } from "../common/preview";
import { layOf, placeOf } from "./notation";

export const preview = previewOfLegal<QuickEasySight>((game, move, seat) => {
  const lay = layOf(move);
  if (!lay || !game.hand.includes(lay.card)) return game;
  const place = placeOf(lay.row);
  return {
    ...game,
    hand: without(game.hand, lay.card),
    hand_sizes: changed(game.hand_sizes, seat, fewer),
    tops: changed(game.tops, place, () => lay.card),
    row_sizes: changed(game.row_sizes, place, more),
    laid_this_turn: more(game.laid_this_turn),
    considered: move,
  };
});
