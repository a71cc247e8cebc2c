// The days of a calendar, week by week.
import type { DailyCalendar } from "../../net/bodies";

const DAY = 86_400_000;
const WEEK = 7;
const WEEKS = 10;

export interface CalendarDay {
  readonly date: string;
  /** From 0, Monday. */
  readonly weekday: number;
  readonly finished: number;
  readonly won: number;
}

const textOf = (day: Date): string => day.toISOString().slice(0, 10);

/** The date so many days before another. */
export const daysBefore = (date: string, days: number): string =>
  textOf(new Date(Date.parse(date) - days * DAY));

const weekdayOf = (day: Date): number => (day.getUTCDay() + WEEK - 1) % WEEK;

/** The last weeks up to today, each from Monday on. */
export function weeksOf({ today, days }: DailyCalendar): readonly (readonly CalendarDay[])[] {
  const known = new Map(days.map((each) => [each.date, each]));
  const end = new Date(today);
  const count = WEEK * (WEEKS - 1) + weekdayOf(end) + 1;
  const all = Array.from({ length: count }, (_, place) => {
    const date = daysBefore(today, count - 1 - place);
    const { finished = 0, won = 0 } = known.get(date) ?? {};
    return { date, weekday: weekdayOf(new Date(date)), finished, won };
  });
  return Array.from({ length: WEEKS }, (_, week) => all.slice(WEEK * week, WEEK * (week + 1)));
}
