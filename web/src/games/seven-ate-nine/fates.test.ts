import { describe, expect, it } from "vitest";
import type { Offer, TableEvent } from "../../wire";
import { fatesOf } from "./fates";

const offer = (seat: number, move: string, lag: number, late = 0): Offer => ({
  seat,
  move,
  arrived: 0,
  lag,
  late,
});

describe("the fate of a card", () => {
  it("names its rival, and the gap between the two cards", () => {
    const event: TableEvent = {
      event: "contested",
      seen: 4,
      winner: 1,
      offers: [offer(1, "b3", 100_000), offer(0, "g7", 60_000, 38_000)],
      at: 0,
    };
    expect(fatesOf(event)).toMatchObject([
      { kind: "laid", seat: 1, card: "b3", other: 0, gap: 38, lag: 100 },
      { kind: "late", seat: 0, card: "g7", other: 1, gap: 38, lag: 60 },
    ]);
  });

  it("names nobody if the card was alone or no card stayed", () => {
    const alone = { event: "contested", seen: 1, offers: [offer(0, "g7", 0)], at: 0 } as const;
    expect(fatesOf({ ...alone, winner: 0 })).toMatchObject([
      { kind: "laid", other: null, gap: null },
    ]);
    expect(fatesOf({ ...alone, winner: null })).toMatchObject([{ kind: "late", other: null }]);
  });

  it("is a miss or too late if the attempt failed", () => {
    const tried = { event: "tried", offer: offer(2, "r10~", 0), seen: 3, at: 0 } as const;
    expect(fatesOf({ ...tried, reason: "move/does-not-fit" })).toMatchObject([
      { kind: "miss", seat: 2, card: "r10", place: "row" },
    ]);
    expect(fatesOf({ ...tried, reason: "move/too-late", late: 200 })).toMatchObject([
      { kind: "late", gap: 1 },
    ]);
  });

  it("is nothing if the card was drawn", () => {
    expect(fatesOf({ event: "moved", seat: 0, move: "draw", at: 0 })).toEqual([]);
    expect(fatesOf({ event: "moved", seat: 0, move: "g7~", at: 0 })).toMatchObject([
      { kind: "laid", place: "row", card: "g7" },
    ]);
  });
});
