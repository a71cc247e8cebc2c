// Requests for sprints. Not in `http.ts`, which is part of the first page.
import type { SprintPositionInfo, SprintPositions, SprintQuery } from "./bodies";
import { get } from "./http";

/** Positions of a race, one after the other; the same for the same seed. */
export async function positionsOf({
  game,
  seed = 0,
}: SprintQuery): Promise<readonly SprintPositionInfo[]> {
  return (await get<SprintPositions>(`/api/sprint?game=${game}&seed=${seed}`)).positions;
}
