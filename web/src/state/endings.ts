// How a game came to its end, in a sentence. Whoever could not go on is named, if that is known.
import { t } from "../texts/texts.svelte";
import type { Game, Outcome } from "../wire";

const BY_SOMEBODY: readonly Outcome["ending"][] = ["nothing-fits", "cannot-lay-two"];

interface Told {
  readonly game: Game;
  readonly nameOf: (seat: number) => string;
  /** Where the one sits to whom it is told; null: nowhere. */
  readonly seat: number | null;
}

/** Empty before the end; and after a game alone against the clock, whose result says it all. */
export function endingOf({ game, nameOf, seat }: Told): string {
  const { outcome, hands } = game;
  if (!outcome || (outcome.ending === "last-card" && hands.length === 1)) return "";
  const turn = "turn" in game && BY_SOMEBODY.includes(outcome.ending) ? game.turn : null;
  if (turn !== null && turn === seat) return t(`ending-${outcome.ending}.mine`);
  const name = turn === null ? "" : nameOf(turn);
  return name ? t(`ending-${outcome.ending}.theirs`, { name }) : t(`ending-${outcome.ending}`);
}
