import type { Preview } from "../../games";
import type { SevenAteNineGame } from "../../wire";
import { changed, fewer, more, without } from "../common/pictures";
import { DRAW, layOf } from "./notation";

/** My card leaves my hand at once. What lies in the middle is for the server to say: it is a race. */
export const preview: Preview<SevenAteNineGame> = (game, command) => {
  if (game.seat === null || command.do !== "move") return game;
  if (command.move === DRAW) return drawn(game, game.seat);
  const { card = "", place } = layOf(command.move) ?? {};
  if (!game.hand.includes(card)) return game;
  return {
    ...game,
    hand: without(game.hand, card),
    hand_sizes: changed(game.hand_sizes, game.seat, fewer),
    row_tops: place === "row" ? changed(game.row_tops, game.seat, () => card) : game.row_tops,
  };
};

/** Which card it is, nobody knows yet. */
function drawn(game: SevenAteNineGame, seat: number): SevenAteNineGame {
  if (!game.stack_sizes[seat]) return game;
  return {
    ...game,
    stack_sizes: changed(game.stack_sizes, seat, fewer),
    hand_sizes: changed(game.hand_sizes, seat, more),
  };
}
