// How a move will look. My card leaves my hand at once; the server decides about the middle.
import type { SevenAteNineSight } from "../../wire";
import { changed, fewer, more, previewOfAll, without } from "../common/preview";
import { DRAW, layOf } from "./notation";

export const preview = previewOfAll<SevenAteNineSight>((game, move, seat) => {
  if (move === DRAW) return drawn(game, seat);
  const lay = layOf(move);
  if (!lay || !game.hand.includes(lay.card)) return game;
  return {
    ...game,
    hand: without(game.hand, lay.card),
    hand_sizes: changed(game.hand_sizes, seat, fewer),
    row_tops: lay.place === "row" ? changed(game.row_tops, seat, () => lay.card) : game.row_tops,
  };
});

/** Nobody knows yet which card it is. */
function drawn(game: SevenAteNineSight, seat: number): SevenAteNineSight {
  if (!game.stack_sizes[seat]) return game;
  return {
    ...game,
    stack_sizes: changed(game.stack_sizes, seat, fewer),
    hand_sizes: changed(game.hand_sizes, seat, more),
  };
}
