// Requests about puzzles. Not in `http.ts`, which is part of the first page.
import type { Puzzles, PuzzleSolution, PuzzleTurn, Steps, TriedTurnInfo } from "./bodies";
import { COACH_ANSWERS_WITHIN, get, post } from "./http";

const pathOf = (puzzle: string): string => `/api/puzzles/${puzzle}`;

/** All puzzles, and the one of the day. */
export const allPuzzles = () => get<Puzzles>("/api/puzzles");

/** The game up to the turn, as its player saw it. */
export const puzzleSteps = (puzzle: string) => get<Steps>(pathOf(puzzle));

/** What can follow some moves of the turn; once it is over, how good it is. */
export const tryPuzzle = (puzzle: string, moves: readonly string[]) => {
  const turn: PuzzleTurn = { moves: [...moves] };
  return post<TriedTurnInfo>(`${pathOf(puzzle)}/turns`, turn, COACH_ANSWERS_WITHIN);
};

/** The solution: to be asked for once it may be known. */
export const puzzleSolution = (puzzle: string) => get<PuzzleSolution>(`${pathOf(puzzle)}/solution`);
