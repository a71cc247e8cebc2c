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

/** Something said about a card or a row, and when. */
interface Claim {
  readonly signal: string;
  readonly at: number;
}

/**
 * The signals of a seat that may still be true, the newest first. A later signal about the same
 * replaces an earlier one, unless they are about two cards and the seat has as many.
 */
export function standing(
  seat: number,
  said: readonly Said[],
  laid: readonly Laid[],
  handSize: number,
): readonly string[] {
  if (!handSize) return [];
  let found: readonly Claim[] = [];
  for (const each of said.toReversed()) {
    if (each.seat !== seat) continue;
    const newer = found;
    const latest = (each.signals ?? []).filter(
      (signal) =>
        !newer.some((claim) => isReplaced(signal, claim.signal)) && !hasPassed(signal, each, laid),
    );
    found = [...found, ...[...new Set(latest)].map((signal) => ({ signal, at: each.at }))];
  }
  return asManyAs(handSize, found).map(({ signal }) => signal);
}

/** Whether a newer signal says the same again, or better. */
function isReplaced(signal: string, newer: string): boolean {
  if (subjectOf(signal) !== subjectOf(newer)) return false;
  const [height, newHeight] = [partsOf(signal).detail, partsOf(newer).detail];
  return !partsOf(signal).ink || !height || !newHeight || height === newHeight;
}

/** Without claims about more cards than a hand has: the oldest are wrong, or their cards are gone. */
function asManyAs(handSize: number, claims: readonly Claim[]): readonly Claim[] {
  const cards = claims.filter(({ signal }) => partsOf(signal).ink);
  const oldest = cards.at(-1)?.at;
  if (cards.length <= handSize || cards[0]?.at === oldest) return claims;
  const inks = cards.filter(({ at }) => at !== oldest).map(({ signal }) => partsOf(signal).ink);
  const old = cards.filter(({ at }) => at === oldest);
  const corrected = old.filter(({ signal }) => inks.includes(partsOf(signal).ink));
  const dropped = corrected.length ? corrected : old;
  return asManyAs(
    handSize,
    claims.filter((claim) => !dropped.includes(claim)),
  );
}

function hasPassed(signal: string, said: Said, laid: readonly Laid[]): boolean {
  const { kind, ink, row } = partsOf(signal);
  return laid.some((each) => {
    if (each.at <= said.at) return false;
    const isOwn = each.seat === said.seat;
    if (ink) return isOwn && each.ink === ink;
    if (kind === "leave") return isOwn && each.row === row;
    return !row || isOwn || each.row === row;
  });
}
