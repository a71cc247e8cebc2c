// How a game came to its end, in a sentence. Whoever could not go on is named, if that is known.
import { t, texts } from "../texts/texts.svelte";
import type { Game } from "../wire";

interface Told {
  readonly game: Game;
  readonly nameOf: (seat: number) => string;
  /** Where the one sits to whom it is told; null: nowhere. */
  readonly seat: number | null;
}

/** Empty before the end; and for whoever has won alone: that result says it all. */
export function endingOf({ game, nameOf, seat }: Told): string {
  const { outcome, hand_sizes: hands } = game;
  if (!outcome || (outcome.winners.length === 1 && hands.length === 1)) return "";
  const words = `ending-${outcome.ending}`;
  // Which endings are somebody's is told by the words that there are for them.
  const turn = "turn" in game && texts.attributes(words).length ? game.turn : null;
  if (turn !== null && turn === seat) return t(`${words}.mine`);
  const name = turn === null ? "" : nameOf(turn);
  return name ? t(`${words}.theirs`, { name }) : t(words);
}
