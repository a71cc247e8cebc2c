// Requests for sums and drills. Not in `http.ts`, which is part of the first page.
import type { Drill, DrillReport, MySums, NewDrill } from "./bodies";
import { get, post } from "./http";

/** How I do the sums of a race. Refused with `guest/unknown` if there is no guest. */
export const mySums = (game: string) => get<MySums>(`/api/me/sums?game=${game}`);

/** Begin a drill, or get positions for a sprint that counts. */
export const newDrill = (game: string, sprint = false) =>
  post<Drill>("/api/me/drills", { game, sprint } satisfies NewDrill);

/** Tell what I answered in a drill; returns how I do the sums now. */
export const reportDrill = (report: DrillReport) => post<MySums>("/api/me/sums", report);
