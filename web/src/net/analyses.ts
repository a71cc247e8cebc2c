// Requests about what the coach says. Not in `http.ts`, which is part of the first page.
import type { AnalysisInfo, GivenTurn, HintInfo, TriedTurnInfo } from "./bodies";
import { COACH_ANSWERS_WITHIN, get, post } from "./http";

const gameOf = (table: string, number: number): string => `/api/tables/${table}/games/${number}`;
const pathOf = (table: string, number: number): string => `${gameOf(table, number)}/analysis`;

/** The analysis of a finished game, or its progress. */
export const analysisOf = (table: string, number: number) =>
  get<AnalysisInfo>(pathOf(table, number));

/** The same, and ask the coach if nobody has. */
export const wantAnalysis = (table: string, number: number) =>
  post<AnalysisInfo>(pathOf(table, number));

/** What can follow some moves of a turn in a finished game; once it is over, how good it is. */
export const tryTurn = (table: string, number: number, turn: GivenTurn) =>
  post<TriedTurnInfo>(`${gameOf(table, number)}/turns`, turn, COACH_ANSWERS_WITHIN);

/** What the coach would do in my turn, for which I have taken a hint. */
export const hintAt = (table: string) =>
  get<HintInfo>(`/api/tables/${table}/hint`, COACH_ANSWERS_WITHIN);
