import type { Preview } from "../../games";
import type { FaceToFaceGame } from "../../wire";
import { changed, fewer, more, without } from "../common/pictures";
import { layOf, ownerOf, ROWS } from "./duel";

export { default as Board } from "./Board.svelte";
export { partsOf } from "./duel";

export const texts = ["face-to-face-table", "lobby", "bots", "table", "talk-panel", "talk"];
export const begins = ["turn"] as const;

export const preview: Preview<FaceToFaceGame> = (game, command) => {
  const lay = command.do === "move" ? layOf(command.move) : null;
  const { seat } = game;
  if (!lay || command.do !== "move" || seat === null || !game.hand.includes(lay.card)) return game;
  // What the server has not named would come back at once: it is tried to hear why not.
  if (!game.legal.includes(command.move)) return game;
  const side = ownerOf(seat, lay);
  const place = ROWS.indexOf(lay.row);
  return {
    ...game,
    hand: without(game.hand, lay.card),
    hand_sizes: changed(game.hand_sizes, seat, fewer),
    tops: changed(game.tops, side, (tops) => changed(tops, place, () => lay.card)),
    owners: changed(game.owners, side, (owners) => changed(owners, place, () => seat)),
    row_sizes: changed(game.row_sizes, side, (laid) => changed(laid, place, more)),
    laid_this_turn: more(game.laid_this_turn),
    helped: game.helped || lay.isHelp,
  };
};
