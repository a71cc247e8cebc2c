import { describe, expect, it } from "vitest";
import { movePartsOf } from "./moves";

describe("a move in a line", () => {
  it("is a card, which way it goes, and whether that is a help or the own row", () => {
    expect(movePartsOf("r7^")).toEqual({ card: "r7", arrow: " ↗" });
    expect(movePartsOf("27v!")).toEqual({ card: "27", arrow: " ↘", note: "help" });
    expect(movePartsOf("g7")).toEqual({ card: "g7" });
    expect(movePartsOf("g10~")).toEqual({ card: "g10", note: "row" });
  });

  it("is a word, or who is to start", () => {
    expect(movePartsOf("end")).toEqual({ word: "end" });
    expect(movePartsOf("start:2")).toEqual({ starter: 2 });
  });
});
