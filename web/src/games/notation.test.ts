import { describe, expect, it } from "vitest";
import * as duel from "./face-to-face/notation";
import * as team from "./quick-easy/notation";
import * as race from "./seven-ate-nine/notation";

describe("a move in the list of moves", () => {
  it("is a card, its direction, and whether it helps or goes to the player's own row", () => {
    expect(team.partsOf("r7^")).toEqual({ card: "r7", arrow: "↗" });
    expect(duel.partsOf("27v!")).toEqual({ card: "27", arrow: "↘", note: "help" });
    expect(race.partsOf("g7")).toEqual({ card: "g7" });
    expect(race.partsOf("g10~")).toEqual({ card: "g10", note: "row" });
  });

  it("is a word, or who starts", () => {
    expect([team.partsOf("end"), duel.partsOf("end")]).toEqual([{ word: "end" }, { word: "end" }]);
    expect(race.partsOf("draw")).toEqual({ word: "draw" });
    expect(team.partsOf("start:2")).toEqual({ starter: 2 });
  });
});

it("what was read can be written again", () => {
  for (const move of ["r7^", "b10v"]) expect(team.moveOf(team.layOf(move)!)).toBe(move);
  for (const move of ["g7", "r10~"]) expect(race.moveOf(race.layOf(move)!)).toBe(move);
});
