// The result of a daily deal, in a few words, and as a text to share that reveals no cards.
import type { DailyDeal, DailyResult } from "../../net/bodies";
import { preferences } from "../../state/preferences.svelte";
import { t } from "../../texts/texts.svelte";
import { clock } from "../../texts/times";

const MOST_STARS = 5;
/** The squares of a place among all, each for ten in a hundred. */
const SQUARES = 10;

/** The day of a deal, as people write it. */
export const dayOf = (date: string): string =>
  new Intl.DateTimeFormat(preferences.chosen.language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(date));

interface Ended {
  readonly result: Pick<DailyResult, "won" | "cards_left" | "lasted">;
  /** Whether all win or lose together. */
  readonly isTeam: boolean;
  readonly players: number;
}

export function resultOf({ result, isTeam, players }: Ended): string {
  const time = clock(result.lasted);
  if (isTeam)
    return result.won
      ? t("daily-result.team-won")
      : t("daily-result.team-lost", { count: result.cards_left });
  if (players === 1) return t("daily-result.solo", { time });
  return result.won ? t("daily-result.won", { time }) : t("daily-result.lost");
}

/** A row of stars; none until the server knows how many. */
export const starsOf = (count: number | null): string =>
  count === null ? "" : "★".repeat(count) + "☆".repeat(MOST_STARS - count);

/** My place among all, in squares. */
function placeOf({ better_than: share, people: all }: DailyDeal): string {
  if (share === null) return "";
  const people = all - 1; // the others
  const beaten = Math.round(share / SQUARES);
  const squares = "🟩".repeat(beaten) + "⬜".repeat(SQUARES - beaten);
  return `${squares} ${t("daily-share.place", { share, people })}`;
}

/** For friends: which deal, how it went, and where to play it. */
export function shareText(ended: DailyDeal & Ended & { readonly date: string }): string {
  const { game, players, date, stars, counted } = ended;
  return [
    t("daily-share.head", { day: dayOf(date) }),
    `${t(game)}, ${t("players-exactly", { count: players })}`,
    `${starsOf(stars)} ${resultOf(ended)}`.trim(),
    counted ? placeOf(ended) : "",
    `${location.origin}/daily`,
  ]
    .filter(Boolean)
    .join("\n");
}
