// The result of a game in a sentence, for a player or a spectator.
import { t } from "../../texts/texts.svelte";
import type { Outcome } from "../../wire";

interface Ended extends Pick<Outcome, "winners" | "cards_left"> {
  /** By seat. */
  readonly names: readonly string[];
  /** The seat of the reader; null for a spectator. */
  readonly seat: number | null;
  /** Whether all win or lose together. */
  readonly isTeam: boolean;
}

export function resultOf({ winners, cards_left, names, seat, isTeam }: Ended): string {
  const [winner] = winners;
  if (isTeam) {
    if (winner === undefined) return t("result.team-lost", { count: cards_left });
    return t(seat === null ? "result.team-won-watched" : "result.team-won");
  }
  if (winner === undefined) return t("result.nobody");
  if (names.length === 1) return t("result.solo");
  return winner === seat ? t("result.won") : t("result.other-won", { name: names[winner] ?? "" });
}
