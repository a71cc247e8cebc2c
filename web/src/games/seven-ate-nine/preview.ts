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
    hands: changed(game.hands, game.seat, fewer),
    rows: place === "row" ? changed(game.rows, game.seat, () => card) : game.rows,
  };
};

/** Which card it is, nobody knows yet. */
function drawn(game: SevenAteNineGame, seat: number): SevenAteNineGame {
  if (!game.stacks[seat]) return game;
  return {
    ...game,
    stacks: changed(game.stacks, seat, fewer),
    hands: changed(game.hands, seat, more),
  };
}
