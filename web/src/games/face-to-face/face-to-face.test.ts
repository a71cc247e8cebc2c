import { describe, expect, it } from "vitest";
import { NO_EXTRAS } from "../../net/extras";
import type { FaceToFaceSight } from "../../wire";
import { cardsOf } from "./cards";
import { layOf, laysOf, moveOf } from "./notation";
import { ownerOf, sidesOf } from "./sides";
import { preview } from "./preview";

const GAME: FaceToFaceSight = {
  ...NO_EXTRAS,
  options: { players: 2, starter: 0 },
  seat: 1,
  hand: ["3", "27"],
  hand_sizes: [6, 2],
  pile_sizes: [52, 0],
  tops: [
    ["31", "60"],
    ["14", "44"],
  ],
  owners: [
    [0, 0],
    [1, 1],
  ],
  row_sizes: [
    [2, 0],
    [1, 1],
  ],
  turn: 1,
  laid_this_turn: 0,
  helped: false,
  cards_to_draw: 2,
  row_cards: [1, 60],
  outcome: null,
  rows: null,
  hands_revealed: null,
  legal: ["3^!", "3v", "27^", "27v", "27^!", "end"],
};

describe("moves", () => {
  it("are read and written the same way", () => {
    for (const move of ["27^", "27v", "3^!", "3v!"]) expect(moveOf(layOf(move)!)).toBe(move);
    expect(layOf("end")).toBeNull();
  });

  it("are found for a card among those the server lists", () => {
    expect(laysOf(GAME, "3").map(moveOf)).toEqual(["3^!", "3v"]);
    expect(laysOf(GAME, "44")).toEqual([]);
  });

  it("go to the opponent's row when they help", () => {
    expect(ownerOf(1, { isHelp: true })).toBe(0);
    expect(ownerOf(1, { isHelp: false })).toBe(1);
  });
});

describe("a view", () => {
  it("has the viewer's own side below", () => {
    expect(sidesOf(GAME)).toEqual({ above: 0, below: 1 });
    expect(sidesOf({ ...GAME, seat: null })).toEqual({ above: 1, below: 0 });
  });

  it("shows the viewer's own hand, and both once they are revealed", () => {
    expect(cardsOf(GAME, 1)).toEqual(["3", "27"]);
    expect(cardsOf(GAME, 0)).toBeNull();
    expect(cardsOf({ ...GAME, hands_revealed: [["5"], []] }, 0)).toEqual(["5"]);
  });
});

describe("the preview", () => {
  it("lays a helping card on the opponent's row in the player's own colour", () => {
    const seen = preview(GAME, { do: "move", move: "27^!" });
    expect(seen.tops).toEqual([
      ["27", "60"],
      ["14", "44"],
    ]);
    expect(seen.owners[0]).toEqual([1, 0]);
    expect(seen.hand).toEqual(["3"]);
    expect(seen.helped).toBe(true);
  });

  it("leaves a card in the hand if the server has not said that it fits", () => {
    expect(preview(GAME, { do: "move", move: "3^" })).toBe(GAME);
  });
});
