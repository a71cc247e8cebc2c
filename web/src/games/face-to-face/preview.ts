// How a lay will look.
import type { FaceToFaceSight } from "../../wire";
import { changed, fewer, more, previewOfLegal, without } from "../common/preview";
import { layOf, ROWS } from "./notation";
import { ownerOf } from "./sides";

export const preview = previewOfLegal<FaceToFaceSight>((game, move, seat) => {
  const lay = layOf(move);
  if (!lay || !game.hand.includes(lay.card)) return game;
  const side = ownerOf(seat, lay);
  const place = ROWS.indexOf(lay.row);
  return {
    ...game,
    hand: without(game.hand, lay.card),
    hand_sizes: changed(game.hand_sizes, seat, fewer),
    tops: changed(game.tops, side, (tops) => changed(tops, place, () => lay.card)),
    owners: changed(game.owners, side, (owners) => changed(owners, place, () => seat)),
    row_sizes: changed(game.row_sizes, side, (sizes) => changed(sizes, place, more)),
    laid_this_turn: more(game.laid_this_turn),
    helped: game.helped || lay.isHelp,
    considered: move,
  };
});
