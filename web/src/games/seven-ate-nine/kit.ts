import type { Preview } from "../../games";
import type { SevenAteNineGame } from "../../wire";
import { changed, fewer, without } from "../pictures";

const LAY = /^([gbr]\d+)(~?)$/;

export const preview: Preview<SevenAteNineGame> = (game, command) => {
  const [, card = "", own] = (command.do === "move" && LAY.exec(command.move)) || [];
  if (game.seat === null || !game.hand.includes(card)) return game;
  const laid = {
    ...game,
    hand: without(game.hand, card),
    hands: changed(game.hands, game.seat, fewer),
  };
  return own
    ? { ...laid, rows: changed(game.rows, game.seat, () => card) }
    : { ...laid, middle: card };
};
