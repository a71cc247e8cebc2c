// What has become of cards that were laid: read from what the server tells, for words and pictures.
import type { Offer, TableEvent } from "../../wire";

export type Place = "middle" | "row";

/** What became of one card. */
export interface Fate {
  readonly kind: "laid" | "late" | "miss";
  readonly seat: number;
  readonly card: string;
  readonly place: Place;
  /** Whom it was compared with: who was first, or who came next; null: nobody. */
  readonly other: number | null;
  /** Between the two, in milliseconds; null: not known. */
  readonly gap: number | null;
  /** The player's lag, in milliseconds. */
  readonly lag: number;
}

/** What became of the cards in an event; of `draw` and the like, nothing. */
export function fatesOf(event: TableEvent): readonly Fate[] {
  switch (event.event) {
    case "moved":
      return event.move === "draw" ? [] : [fate("laid", { ...event, arrived: 0, lag: 0 })];
    case "contested":
      return event.offers.map((offer) => contested(offer, event.offers, event.winner ?? null));
    case "tried":
      if (event.reason === "move/does-not-fit") return [fate("miss", event.offer)];
      return [fate("late", event.offer, null, event.late ?? null)];
    default:
      return [];
  }
}

/** A card is taken to have been laid at its arrival less its lag: docs/protocol.md. */
const laidAt = ({ arrived, lag }: Offer): number => arrived - lag;

function contested(offer: Offer, offers: readonly Offer[], winner: number | null): Fate {
  const others = offers.filter(({ seat }) => seat !== offer.seat);
  if (offer.seat === winner) {
    const next = others.toSorted((one, two) => laidAt(one) - laidAt(two))[0];
    if (!next) return fate("laid", offer);
    return fate("laid", offer, next.seat, laidAt(next) - laidAt(offer));
  }
  const first = others.find(({ seat }) => seat === winner);
  if (!first) return fate("late", offer);
  return fate("late", offer, first.seat, laidAt(offer) - laidAt(first));
}

function fate(
  kind: Fate["kind"],
  { seat, move, lag }: Offer,
  other: number | null = null,
  micros: number | null = null,
): Fate {
  const place = move.endsWith("~") ? "row" : "middle";
  const gap = micros === null ? null : milliseconds(micros);
  return { kind, seat, card: move.replace("~", ""), place, other, gap, lag: Math.round(lag / 1000) };
}

/** Never 0: somebody was first. */
const milliseconds = (micros: number): number => Math.max(1, Math.round(micros / 1000));
