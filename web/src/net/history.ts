// What has come of my games, and of those of somebody who shares it.
import type { History, MyHistory, PersonalBests, Shared } from "./bodies";
import { get, post, remove } from "./http";

export const myHistory = () => get<MyHistory>("/api/me/history");

/** Refused with `history/not-shared` if the link is void. */
export const sharedHistory = (token: string) => get<History>(`/api/histories/${token}`);

/** Make a link to my history; returns its token. */
export const share = async () => (await post<Shared>("/api/me/share")).token;

/** Make that link void. */
export const unshare = () => remove("/api/me/share");

/** What I did better in a finished game than ever before. */
export const bestsOf = async (table: string, number: number) =>
  (await get<PersonalBests>(`/api/tables/${table}/games/${number}/bests`)).bests;
