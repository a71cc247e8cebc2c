// The result of a daily deal, in a few words, and as a text to share that reveals no cards.
import type { DailyDeal, DailyResult } from "../../net/bodies";
import { preferences } from "../../state/preferences.svelte";
import { t } from "../../texts/texts.svelte";
import { clock } from "../../texts/times";

/** The stars of a team, by the most cards it may have left. */
const STARS = [25, 15, 8, 3, 0];

/** The day of a deal, as people write it. */
export const dayOf = (date: string): string =>
  new Intl.DateTimeFormat(preferences.chosen.language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(date));

interface Ended {
  readonly result: DailyResult;
  /** Whether all win or lose together. */
  readonly isTeam: boolean;
}

export function resultOf({
  result,
  isTeam,
  players,
}: Ended & { readonly players: number }): string {
  const time = clock(result.lasted);
  if (isTeam)
    return result.won
      ? t("daily-result.team-won")
      : t("daily-result.team-lost", { count: result.cards_left });
  if (players === 1) return t("daily-result.solo", { time });
  return result.won ? t("daily-result.won", { time }) : t("daily-result.lost");
}

/** A row of stars; outside teams, one has won or not. */
export function starsOf({ result, isTeam }: Ended): string {
  if (!isTeam) return result.won ? "★" : "☆";
  const count = STARS.filter((most) => result.cards_left <= most).length;
  return "★".repeat(count) + "☆".repeat(STARS.length - count);
}

/** For friends: which deal, and how it went. */
export function shareText(ended: DailyDeal & Ended & { readonly date: string }): string {
  const { game, players, date } = ended;
  return [
    t("daily-share.head", { day: dayOf(date) }),
    `${t(game)}, ${t("players-exactly", { count: players })}`,
    `${starsOf(ended)} ${resultOf(ended)}`,
  ].join("\n");
}
