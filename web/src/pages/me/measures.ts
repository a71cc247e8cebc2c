// What games are compared by, ready to be drawn: mine, those of bots, and week by week.
import type { KindHistory, WeekResults } from "../../net/bodies";
import { preferences } from "../../state/preferences.svelte";
import { clock, stopped } from "../../texts/times";

export type Measure = KindHistory["measures"][number];

export interface Point {
  /** The start of the week, in milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
  /** With the weeks before, so that a single game does not tip it. */
  readonly smooth: number;
  readonly games: number;
}

export interface Measured {
  readonly measure: Measure;
  /** On average; null: nothing to measure yet. */
  readonly mine: number | null;
  /** The best of all; null: there is none, or it is not meant. */
  readonly best: number | null;
  readonly bots: readonly { readonly bot: string; readonly value: number }[];
  readonly weeks: readonly Point[];
  /** From the bottom to the top of a picture. */
  readonly range: readonly [number, number];
}

/** How many weeks are drawn as one, by their games. */
const SMOOTHED = 4;
/** Some room above the largest value, and below the smallest that is not zero. */
const ROOM = 1.1;

const OF_WEEK: Record<Measure, (week: WeekResults) => number | null> = {
  wins: ({ wins, games }) => wins / games,
  cards: ({ cards_left }) => cards_left,
  time: ({ best_time }) => best_time,
};

const MINE: Record<Measure, (kind: KindHistory) => Pick<Measured, "mine" | "best">> = {
  wins: ({ wins, games }) => ({ mine: wins / games, best: null }),
  cards: ({ cards_left, fewest }) => ({ mine: cards_left, best: fewest }),
  time: ({ time, best_time }) => ({ mine: time, best: best_time }),
};

const OF_BOT = { wins: "wins", cards: "cards_left", time: "time" } as const;

export function measured(kind: KindHistory, measure: Measure): Measured {
  const weeks = kind.weeks.flatMap((week) => {
    const value = OF_WEEK[measure](week);
    return value === null ? [] : [{ at: week.start, value, games: week.games }];
  });
  const isMean = measure !== "time"; // a best is what it is
  const bots = kind.bots.flatMap(({ bot, ...results }) => {
    const value = results[OF_BOT[measure]];
    return value === null ? [] : [{ bot, value }];
  });
  const { mine, best } = MINE[measure](kind);
  const values = [...weeks, ...bots].map(({ value }) => value).concat(mine ?? [], best ?? []);
  return {
    measure,
    mine,
    best,
    bots,
    weeks: isMean ? smoothed(weeks) : exact(weeks),
    range: rangeOf(measure, values),
  };
}

type Rough = Omit<Point, "smooth">;

const exact = (weeks: readonly Rough[]) => weeks.map((week) => ({ ...week, smooth: week.value }));

const smoothed = (weeks: readonly Rough[]) =>
  weeks.map((week, at) => {
    const latest = weeks.slice(Math.max(0, at - SMOOTHED + 1), at + 1);
    const games = latest.reduce((sum, each) => sum + each.games, 0);
    const total = latest.reduce((sum, each) => sum + each.games * each.value, 0);
    return { ...week, smooth: total / games };
  });

/** Shares are drawn from none to all, cards from none, and times close up. */
function rangeOf(measure: Measure, values: readonly number[]): readonly [number, number] {
  if (measure === "wins") return [0, 1];
  const most = Math.max(1, ...values) * ROOM;
  return [measure === "time" ? Math.min(most, ...values) / ROOM : 0, most];
}

/** A value as people read it. */
export function wordOf(measure: Measure, value: number): string {
  const { language } = preferences.chosen;
  if (measure === "time") return clock(value);
  const style = measure === "wins" ? "percent" : "decimal";
  const maximumFractionDigits = measure === "wins" ? 0 : 1;
  return new Intl.NumberFormat(language, { style, maximumFractionDigits }).format(value);
}

/** A best: of a time, every tenth counts. */
export const bestWordOf = (measure: Measure, value: number): string =>
  measure === "time" ? stopped(value, preferences.chosen.language) : wordOf(measure, value);
