// How a game ended, in a sentence. It names the player who could not go on, if that is known.
import { t, texts } from "../texts/texts.svelte";
import type { Sight } from "../wire";

interface Told {
  readonly game: Sight;
  readonly nameOf: (seat: number) => string;
  /** The seat of the reader; null for a spectator. */
  readonly seat: number | null;
}

/** Empty before the end, and for a single winner: there the result says it all. */
export function endingOf({ game, nameOf, seat }: Told): string {
  const { outcome, hand_sizes: hands } = game;
  if (!outcome || (outcome.winners.length === 1 && hands.length === 1)) return "";
  const words = `ending-${outcome.ending}`;
  // An ending is a player's if there are texts for it.
  const turn = "turn" in game && texts.attributes(words).length ? game.turn : null;
  if (turn !== null && turn === seat) return t(`${words}.mine`);
  const name = turn === null ? "" : nameOf(turn);
  return name ? t(`${words}.theirs`, { name }) : t(words);
}
