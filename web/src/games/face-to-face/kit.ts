import type { Preview } from "../../games";
import type { FaceToFaceGame } from "../../wire";
import { changed, fewer, more, without } from "../pictures";

const LAY = /^(\d+)([\^v])(!?)$/;

export const preview: Preview<FaceToFaceGame> = (game, command) => {
  const [, card = "", row, help] = (command.do === "move" && LAY.exec(command.move)) || [];
  if (game.seat === null || !game.hand.includes(card)) return game;
  const side = help ? 1 - game.seat : game.seat;
  const place = row === "^" ? 0 : 1;
  return {
    ...game,
    hand: without(game.hand, card),
    hands: changed(game.hands, game.seat, fewer),
    tops: changed(game.tops, side, (tops) => changed(tops, place, () => card)),
    laid: changed(game.laid, side, (laid) => changed(laid, place, more)),
    laid_this_turn: more(game.laid_this_turn),
    helped: game.helped || help === "!",
  };
};
