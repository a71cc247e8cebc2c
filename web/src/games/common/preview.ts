// Previews: how a game will look after a command, before the server answers.
import type { Preview } from "../../games";
import type { Sight } from "../../wire";

/** The game after a seat's move, as far as it can be known. */
export type AfterMove<Seen extends Sight> = (game: Seen, move: string, seat: number) => Seen;

/** A preview of legal moves. A card that is not legal would come back at once. */
export const previewOfLegal = <Seen extends Sight>(afterMove: AfterMove<Seen>): Preview<Seen> =>
  previewOfAll((game, move, seat) =>
    game.legal.includes(move) ? afterMove(game, move, seat) : game,
  );

/** A preview of all moves, for races: the server lists no legal moves there. */
export const previewOfAll =
  <Seen extends Sight>(afterMove: AfterMove<Seen>): Preview<Seen> =>
  (game, command) =>
    command.do === "move" && game.seat !== null ? afterMove(game, command.move, game.seat) : game;

/** The same list without one card. */
export const without = (cards: readonly string[], card: string): readonly string[] => {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
};

/** The same list with one of its values replaced, computed from the old one. */
export const changed = <Value, Values extends readonly Value[]>(
  values: Values & readonly Value[],
  place: number,
  change: (value: Value) => Value,
): Values => values.map((value, at) => (at === place ? change(value) : value)) as unknown as Values;

export const more = (count: number): number => count + 1;
export const fewer = (count: number): number => count - 1;
