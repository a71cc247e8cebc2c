// Requests about daily deals: how results compare.
import type { DailyBoard, DailyCalendar, PastDay, Steps } from "./bodies";
import { get } from "./http";

/** One of the deals of a day. */
export interface DealOfDay {
  readonly day: string;
  readonly game: string;
  readonly players: number | string;
}

/** The deal that the parameters of an address name, if they do. */
export const dealIn = ({ day, game, players }: Readonly<Record<string, string>>) =>
  day && game && players ? { day, game, players } : null;

const path = ({ day, game, players }: DealOfDay): string => `/api/daily/${day}/${game}/${players}`;

/** Everybody's results, mine and the bots'; refused before I have a result of my own. */
export const dailyBoard = (deal: DealOfDay) => get<DailyBoard>(path(deal));

/** The days on which I have played. */
export const dailyCalendar = () => get<DailyCalendar>("/api/me/daily");

/** The deals of a day that is over. */
export const pastDay = (day: string) => get<PastDay>(`/api/daily/${day}`);

/** The best game of a deal, as a seat saw it, or with all hands open. */
export const bestSteps = (deal: DealOfDay, seat: number | null) =>
  get<Steps>(`${path(deal)}/best${seat === null ? "" : `?seat=${seat}`}`);
