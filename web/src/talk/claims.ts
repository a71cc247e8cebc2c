// What players have said about their cards, as long as it may still be true. This is not a rule of
// the game: a chip goes away once its card may be gone.
import type { Said } from "../wire";
import { partsOf, subjectOf } from "./signals";

/** A card that was laid, as `moved` tells it. */
export interface Laid {
  readonly seat: number;
  readonly ink: string | undefined;
  readonly row: string;
  readonly at: number;
}

/**
 * The signals of a seat that may still be true, the newest first. A later signal about the same
 * replaces an earlier one; two signals said at once are about two cards.
 */
export function standing(
  seat: number,
  said: readonly Said[],
  laid: readonly Laid[],
): readonly string[] {
  const found = new Set<string>();
  const settled = new Set<string>();
  for (const each of said.toReversed()) {
    if (each.seat !== seat) continue;
    const latest = (each.signals ?? []).filter((signal) => !settled.has(subjectOf(signal)));
    for (const signal of latest) {
      settled.add(subjectOf(signal));
      if (!hasPassed(signal, each, laid)) found.add(signal);
    }
  }
  return [...found];
}

function hasPassed(signal: string, said: Said, laid: readonly Laid[]): boolean {
  const { kind, ink, row } = partsOf(signal);
  return laid.some((each) => {
    if (each.at <= said.at) return false;
    const isOwn = each.seat === said.seat;
    if (ink) return isOwn && each.ink === ink;
    if (row) return each.row === row && (isOwn || kind !== "leave");
    return true;
  });
}
