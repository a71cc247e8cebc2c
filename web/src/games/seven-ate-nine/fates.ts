// What became of laid cards, from the events, for notes and pictures.
import type { Offer, TableEvent } from "../../wire";
import { layOf, type Place } from "./notation";

/** What became of one card. */
export interface Fate {
  readonly kind: "laid" | "late" | "miss";
  readonly seat: number;
  readonly card: string;
  readonly place: Place;
  /** The seat it is compared with: the first one, or the next one; null if alone. */
  readonly other: number | null;
  /** Between the two, in milliseconds; null: not known. */
  readonly gap: number | null;
  /** The player's lag, in milliseconds. */
  readonly lag: number;
}

/** What became of the cards in an event. Draws have none. */
export function fatesOf(event: TableEvent): readonly Fate[] {
  switch (event.event) {
    case "moved":
      return layOf(event.move) ? [fate("laid", { ...event, lag: 0 })] : [];
    case "contested":
      return event.offers.map((offer) => contested(offer, event.offers, event.winner ?? null));
    case "tried":
      if (event.reason === "move/does-not-fit") return [fate("miss", event.offer)];
      return [fate("late", event.offer, null, event.late ?? null)];
    default:
      return [];
  }
}

/** The server sends the offers in order, and how much later each was than the first. */
function contested(offer: Offer, offers: readonly Offer[], winner: number | null): Fate {
  const kind = offer.seat === winner ? "laid" : "late";
  const other =
    kind === "laid"
      ? offers[offers.indexOf(offer) + 1]
      : offers.find(({ seat }) => seat === winner);
  return other
    ? fate(kind, offer, other.seat, Math.abs(late(offer) - late(other)))
    : fate(kind, offer);
}

const late = (offer: Offer): number => offer.late ?? 0;

function fate(
  kind: Fate["kind"],
  { seat, move, lag }: Pick<Offer, "seat" | "move" | "lag">,
  other: number | null = null,
  micros: number | null = null,
): Fate {
  const { card, place } = layOf(move) ?? { card: move, place: "middle" };
  const gap = micros === null ? null : milliseconds(micros);
  return { kind, seat, card, place, other, gap, lag: Math.round(lag / 1000) };
}

/** Never 0: somebody was first. */
const milliseconds = (micros: number): number => Math.max(1, Math.round(micros / 1000));
