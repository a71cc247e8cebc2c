// Requests to the server, besides the socket of a table. A cookie says who asks.
import type { Code, WhatIf } from "../wire";
import type {
  BestTimes,
  Catalogue,
  ChangedGuest,
  Claim,
  DailyDeals,
  Devices,
  GamesPage,
  GuestInfo,
  InvitationInfo,
  LessonInfo,
  TransferCode,
  NewDaily,
  NewGuest,
  NewLesson,
  NewTable,
  OpenedTable,
  Page,
  Solo,
  Steps,
  Tables,
  PlayingOn,
  PointOfView,
  PrivacyInfo,
} from "./bodies";
import { reach } from "./reach.svelte";

/** Why something is refused. Two codes are our own: no answer, and no cookies. */
export type RefusalCode = Code | "net/unreachable" | "net/no-cookies";

/** The server refused, or could not be reached. Nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly status: number,
    /** Seconds to wait before trying again; 0: none. */
    readonly wait: number,
  ) {
    super(code);
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Milliseconds to wait for a whole answer: where packets vanish, it would never come. */
const ANSWER_WITHIN = 20_000;
/** The same for what the coach has to think about: on a busy server it may first have to wait. */
export const COACH_ANSWERS_WITHIN = 150_000;

function isUnreachable(): never {
  throw new Refusal("net/unreachable", 0, 0);
}

export async function ask(
  method: Method,
  path: string,
  body?: unknown,
  within = ANSWER_WITHIN,
): Promise<Response> {
  const sent: RequestInit = { method, signal: AbortSignal.timeout(within) };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(path, sent).catch(() => null);
  reach.note(answer);
  if (!answer) return isUnreachable();
  if (!answer.ok) throw await refusalIn(answer);
  return answer;
}

async function refusalIn(answer: Response): Promise<Refusal> {
  const body = (await answer.json().catch(() => ({}))) as { code?: Code };
  const wait = Number(answer.headers.get("retry-after") ?? 0);
  return new Refusal(body.code ?? "net/unreachable", answer.status, wait);
}

/** The body of an answer; it may be cut off. */
const read = <Answer>(answer: Response): Promise<Answer> =>
  (answer.json() as Promise<Answer>).catch(isUnreachable);

export async function get<Answer>(path: string, within?: number): Promise<Answer> {
  return read(await ask("GET", path, undefined, within));
}

export async function post<Answer>(path: string, body?: unknown, within?: number): Promise<Answer> {
  return read(await ask("POST", path, body, within));
}

/** Delete something. */
export async function remove(path: string): Promise<void> {
  await ask("DELETE", path);
}

/** Change something. */
export async function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  return read(await ask("PATCH", path, body));
}

/** A time of the server in terms of this device's clock, which may be wrong. */
function here(moment: number, answer: Response): number {
  const there = Date.parse(answer.headers.get("date") ?? "") || Date.now();
  return moment - there + Date.now();
}

const query = (fields: Page | Solo | PointOfView): string => {
  const given = Object.entries(fields).filter(([, value]) => value != null);
  return given.length
    ? `?${new URLSearchParams(given.map(([key, value]) => [key, `${value}`]))}`
    : "";
};

/** Create a guest. */
export const newGuest = (guest: NewGuest) => post<GuestInfo>("/api/guests", guest);

/** Sign in with a transfer code. */
export const claim = (code: string, sign_out_others: boolean) =>
  post<GuestInfo>("/api/guests/claim", { code, sign_out_others } satisfies Claim);

/** Who I am. Refused with `guest/unknown` if there is no guest. */
export const me = () => get<GuestInfo>("/api/me");

export const changeMe = async (changed: ChangedGuest) =>
  read<GuestInfo>(await ask("PATCH", "/api/me", changed));

/** Delete everything about me, for good. */
export const deleteMe = () => ask("DELETE", "/api/me");

/** Where to download everything about me, or my games as a table. */
export const EXPORT = { everything: "/api/me/export", games: "/api/me/export?format=csv" } as const;

/** The devices on which I am signed in. */
export const myDevices = async () => (await get<Devices>("/api/me/devices")).devices;

/** Sign out on another device; returns those that are left. */
export const signOut = async (device: string) =>
  (await read<Devices>(await ask("DELETE", `/api/me/devices/${device}`))).devices;

/** Who runs the server, and how long data is kept. */
export const privacy = () => get<PrivacyInfo>("/api/privacy");

/** A transfer code: good once; when it expires is in the time of this device's clock. */
export async function newCode(): Promise<TransferCode> {
  const answer = await ask("POST", "/api/me/code");
  const code = await read<TransferCode>(answer);
  return { ...code, expires: here(code.expires, answer) };
}

export const myTables = async () => (await get<Tables>("/api/me/tables")).tables;

/** My finished games, the newest first. */
export const myGames = (page: Page = {}) => get<GamesPage>(`/api/me/games${query(page)}`);

/** The games on offer, with their options and bots. */
export const catalogue = () => get<Catalogue>("/api/games");

/** Public tables, the newest first. */
export const openTables = async () => (await get<Tables>("/api/tables")).tables;

/** Open a table; returns its id. */
export const newTable = async (table: NewTable) =>
  (await post<OpenedTable>("/api/tables", table)).table;

/** The game and the host of a table; refused with `table/unknown` if there is no such table. */
export const invitation = (table: string) => get<InvitationInfo>(`/api/tables/${table}`);

/** A finished game step by step, as a seat saw it, or with all hands open. */
export const stepsOf = (table: string, number: number, seat: number | null) =>
  get<Steps>(`/api/tables/${table}/games/${number}/steps${query({ seat })}`);

/** Open a table at which I play on from a moment of a finished game; returns its id. */
export const newWhatIf = async ({ table, number, ...from }: WhatIf & PlayingOn) =>
  (await post<OpenedTable>(`/api/tables/${table}/games/${number}/what-if`, from)).table;

/** Today's deals and my results; their end is by this device's clock. */
export async function dailyDeals(): Promise<DailyDeals> {
  const answer = await ask("GET", "/api/daily");
  const deals = await read<DailyDeals>(answer);
  return { ...deals, ends: here(deals.ends, answer) };
}

/** Open my table for one of today's deals; returns its id. */
export const newDaily = async (deal: NewDaily) =>
  (await post<OpenedTable>("/api/daily", deal)).table;

/** The steps of a lesson. */
export const lessonOf = async (game: string) =>
  (await get<LessonInfo>(`/api/lessons/${game}`)).steps;

/** Open a table for a lesson; returns its id. */
export const newLesson = async (game: string) =>
  (await post<OpenedTable>("/api/lessons", { game } satisfies NewLesson)).table;

/** Solo games, the fastest first; options as in a record. */
export const bestTimes = async (asked: Solo) =>
  (await get<BestTimes>(`/api/best-times${query(asked)}`)).times;
