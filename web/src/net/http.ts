// What can be asked of the server besides a table's socket. Who asks is known by a cookie.
import type { Code } from "../wire";
import type {
  BestTimes,
  Catalogue,
  ChangedGuest,
  Claim,
  DailyDeals,
  GamesPage,
  GuestInfo,
  Language,
  LessonInfo,
  MovingCode,
  NewDaily,
  NewGuest,
  NewLesson,
  NewTable,
  Opened,
  Page,
  Solo,
  Steps,
  Tables,
  Viewer,
} from "./bodies";

/** Why something is refused; two are our own: nobody has answered, and the browser forgets us. */
export type RefusalCode = Code | "net/unreachable" | "net/no-cookies";

/** The server has refused, or could not be reached. Nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly status: number,
    /** After how many seconds to try again; 0: whenever one likes. */
    readonly wait: number,
  ) {
    super(code);
  }
}

type Method = "GET" | "POST" | "PATCH";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const sent: RequestInit = { method };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(path, sent).catch(() => {
    throw new Refusal("net/unreachable", 0, 0);
  });
  if (!answer.ok) throw await refusalIn(answer);
  return answer;
}

async function refusalIn(answer: Response): Promise<Refusal> {
  const body = (await answer.json().catch(() => ({}))) as { code?: Code };
  const wait = Number(answer.headers.get("retry-after") ?? 0);
  return new Refusal(body.code ?? "net/unreachable", answer.status, wait);
}

async function get<Answer>(path: string): Promise<Answer> {
  return (await (await ask("GET", path)).json()) as Answer;
}

async function post<Answer, Body = undefined>(path: string, body: Body): Promise<Answer> {
  return (await (await ask("POST", path, body)).json()) as Answer;
}

const query = (fields: Page | Solo | Viewer): string => {
  const given = Object.entries(fields).filter(([, value]) => value != null);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, `${value}`]))}` : "";
};

/** Come for the first time. */
export const newGuest = (name: string, language: Language) =>
  post<GuestInfo, NewGuest>("/api/guests", { name, language });

/** Be the guest who has made a code, on another device. */
export const claim = (code: string) => post<GuestInfo, Claim>("/api/guests/claim", { code });

/** Who am I? Refused with `guest/unknown` if nobody yet. */
export const me = () => get<GuestInfo>("/api/me");

export const changeMe = async (changed: ChangedGuest) =>
  (await (await ask("PATCH", "/api/me", changed)).json()) as GuestInfo;

/** A code that leads another device to me, once, within ten minutes. */
export const newCode = () => post<MovingCode>("/api/me/code", undefined);

export const myTables = async () => (await get<Tables>("/api/me/tables")).tables;

/** My finished games, the newest first. */
export const myGames = (page: Page = {}) => get<GamesPage>(`/api/me/games${query(page)}`);

/** The games, and all that can be chosen for them. */
export const catalogue = async () => (await get<Catalogue>("/api/games")).games;

/** Tables that anybody may join, the newest first. */
export const openTables = async () => (await get<Tables>("/api/tables")).tables;

/** Open a table; its id. */
export const newTable = async (table: NewTable) =>
  (await post<Opened, NewTable>("/api/tables", table)).table;

export const gamesOf = (table: string) => get<GamesPage>(`/api/tables/${table}/games`);

/** The record of a finished game, as text. */
export const record = async (table: string, number: number) =>
  (await ask("GET", `/api/tables/${table}/games/${number}`)).text();

/** A finished game step by step, as a seat saw it, or with all hands open. */
export const stepsOf = (table: string, number: number, seat: number | null) =>
  get<Steps>(`/api/tables/${table}/games/${number}/steps${query({ seat })}`);

/** Today's deals, and what I have made of them; they end by this device's clock, though it be wrong. */
export async function dailyDeals(): Promise<DailyDeals> {
  const answer = await ask("GET", "/api/daily");
  const deals = (await answer.json()) as DailyDeals;
  const there = Date.parse(answer.headers.get("date") ?? "") || Date.now();
  return { ...deals, ends: deals.ends - there + Date.now() };
}

/** My table for one of today's deals; its id. */
export const newDaily = async (game: string, players: number) =>
  (await post<Opened, NewDaily>("/api/daily", { game, players })).table;

/** The steps of a guided first game. */
export const lessonOf = async (game: string) => (await get<LessonInfo>(`/api/lessons/${game}`)).steps;

/** Open a table for a guided first game; its id. */
export const newLesson = async (game: string) =>
  (await post<Opened, NewLesson>("/api/lessons", { game })).table;

/** Games won alone, the shortest first; options as in a record. */
export const bestTimes = async (asked: Solo) =>
  (await get<BestTimes>(`/api/best-times${query(asked)}`)).times;
