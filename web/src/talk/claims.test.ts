import { describe, expect, it } from "vitest";
import type { Said } from "../wire";
import { type Laid, standing as standingOf } from "./claims";

const said = (seat: number, at: number, ...signals: string[]): Said => ({
  event: "said",
  seat,
  name: "",
  signals,
  at,
});
const laid = (seat: number, at: number, ink: string, row: string): Laid => ({ seat, at, ink, row });
const HAND = 2;
const standing = (seat: number, words: readonly Said[], cards: readonly Laid[], size = HAND) =>
  standingOf(seat, words, cards, size);

describe("a claim about a card", () => {
  const words = [said(1, 10, "hold:red:high", "hold:blue"), said(2, 11, "hold:red")];

  it("stands until its speaker lays that colour", () => {
    expect(standing(1, words, [])).toEqual(["hold:red:high", "hold:blue"]);
    expect(standing(1, words, [laid(2, 20, "red", "^")])).toEqual(["hold:red:high", "hold:blue"]);
    expect(standing(1, words, [laid(1, 20, "red", "^")])).toEqual(["hold:blue"]);
  });

  it("stands again when repeated", () => {
    const again = [...words, said(1, 30, "hold:red")];
    expect(standing(1, again, [laid(1, 20, "red", "^")])).toEqual(["hold:red", "hold:blue"]);
  });

  it("gives way to a newer claim about the same card", () => {
    expect(standing(1, [...words, said(1, 12, "hold:red:low")], [])).toEqual([
      "hold:red:low",
      "hold:blue",
    ]);
  });

  it("is about two cards if two things are said of a colour at once", () => {
    const both = said(1, 12, "hold:red:low", "hold:red:middle");
    expect(standing(1, [...words, both], [])).toEqual(["hold:red:low", "hold:red:middle"]);
    expect(standing(1, [both, said(1, 13, "hold:red:high")], [])).toEqual(["hold:red:high"]);
    expect(standing(1, [both], [laid(1, 20, "red", "^")])).toEqual([]);
  });

  it("is about two cards, if two heights of a colour are said one after the other", () => {
    const low = said(1, 10, "hold:red:low");
    const high = said(1, 12, "hold:red:high");
    expect(standing(1, [low, high], [])).toEqual(["hold:red:high", "hold:red:low"]);
    expect(standing(1, [low, high], [], 1)).toEqual(["hold:red:high"]);
    expect(standing(1, [said(1, 9, "hold:red"), low], [])).toEqual(["hold:red:low"]);
  });
});

it("stands no longer than there are cards in the hand", () => {
  const words = [said(1, 10, "leave:^", "hold:red", "nothing")];
  expect(standing(1, words, [], 0)).toEqual([]);
});

describe("a claim about a row", () => {
  it("stands until anybody lays there", () => {
    const words = [said(1, 10, "trick:^")];
    expect(standing(1, words, [laid(2, 20, "red", "v")])).toEqual(["trick:^"]);
    expect(standing(1, words, [laid(2, 20, "red", "^")])).toEqual([]);
    expect(standing(1, words, [laid(1, 20, "red", "v")])).toEqual([]);
  });

  it("that asks to leave it alone stands until its speaker lays there", () => {
    const words = [said(1, 10, "leave:^")];
    expect(standing(1, words, [laid(2, 20, "red", "^")])).toEqual(["leave:^"]);
    expect(standing(1, words, [laid(1, 20, "red", "^")])).toEqual([]);
  });
});

it("a claim about all cards stands only until the next card", () => {
  expect(standing(1, [said(1, 10, "nothing")], [])).toEqual(["nothing"]);
  expect(standing(1, [said(1, 10, "nothing")], [laid(2, 20, "red", "v")])).toEqual([]);
});
