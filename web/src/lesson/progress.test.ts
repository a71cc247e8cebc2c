import { describe, expect, it } from "vitest";
import type { RaceHints } from "../games";
import type { LessonStepInfo } from "../net/bodies";
import { GAME } from "../net/fake";
import type { Said, SevenAteNineSight } from "../wire";
import {
  after,
  BEGINNING,
  type Course,
  type Deed,
  deedOf,
  isOpen,
  isSeen,
  type Progress,
} from "./progress";

const step = (todo: LessonStepInfo["do"], move = "", ...signals: string[]): LessonStepInfo => ({
  id: "",
  do: todo,
  move,
  signals,
  cards: [],
});
const move = (move: string): Deed => ({ did: "move", move });
const OPEN = { can_take_back: true };
const BACK: Deed = { did: "take-back" };

const TEAM: Course = {
  steps: [
    step("move", "b3^"),
    step("try", "r2^"),
    step("move", "p8v"),
    step("signal", "", "hold:red"),
    step("move", "end"),
  ],
};
const RACE_HINTS: RaceHints = {
  anytime: "draw",
  hasHappened: (game, move) => "middle" in game && game.middle === move,
};
const RACE: Course = {
  steps: [step("move", "draw"), step("move", "r7"), step("move", "draw"), step("try", "r2")],
  raceHints: RACE_HINTS,
};

const play = (course: Course, ...deeds: readonly Deed[]): Progress =>
  deeds.reduce((progress, deed) => after(progress, deed, course, OPEN), BEGINNING);

describe("a lesson that is followed", () => {
  it("goes on with each step", () => {
    const signal: Deed = { did: "signal", signals: ["hold:red"] };
    const deeds = [move("b3^"), { did: "try", move: "r2^" } as const, move("p8v"), signal];
    expect(play(TEAM, ...deeds)).toEqual({ ...BEGINNING, at: 4 });
  });

  it("waits while something else is said or tried", () => {
    expect(
      play(TEAM, { did: "signal", signals: ["hold:blue"] }, { did: "try", move: "p8^" }),
    ).toEqual(BEGINNING);
  });

  it("goes back a step when its card is taken back", () => {
    expect(play(TEAM, move("b3^"), { did: "try", move: "r2^" }, BACK).at).toBe(0);
  });
});

describe("another move", () => {
  it("can be taken back, and the lesson goes on", () => {
    const strayed = play(TEAM, move("p8^"));
    expect(strayed).toEqual({ ...BEGINNING, strays: 1 });
    expect([BACK, move("b3^")].reduce((p, deed) => after(p, deed, TEAM, OPEN), strayed)).toEqual({
      ...BEGINNING,
      at: 1,
    });
  });

  it("ends the lesson if another follows, which makes it final", () => {
    expect(play(TEAM, move("p8^"), move("b3^")).isLeft).toBe(true);
  });

  it("ends the lesson if it cannot be taken back", () => {
    const left = after(BEGINNING, move("end"), TEAM, { can_take_back: false });
    expect(left.isLeft).toBe(true);
    expect(after(left, move("b3^"), TEAM, OPEN)).toEqual(left);
  });
});

it("counts a card drawn too early as the one to draw", () => {
  expect(play(RACE, move("draw"), move("draw"))).toEqual({ ...BEGINNING, at: 1, ahead: 1 });
  expect(play(RACE, move("draw"), move("draw"), move("r7"))).toEqual({ ...BEGINNING, at: 3 });
});

describe("a step to watch", () => {
  it("ends when it is my turn again", () => {
    expect(isSeen(step("watch", "end"), { ...GAME, legal: [] }, [])).toBe(false);
    expect(isSeen(step("watch", "end"), GAME, [])).toBe(true);
  });

  it("ends when its card is in the middle of a race", () => {
    const race = { seat: 0, middle: "g10", legal: [] as string[] } as unknown as SevenAteNineSight;
    expect(isSeen(step("watch", "g9"), race, [], RACE_HINTS)).toBe(false);
    expect(isSeen(step("watch", "g10"), race, [], RACE_HINTS)).toBe(true);
  });

  it("ends when somebody else has spoken", () => {
    const said = (seat: number): Said => ({
      event: "said",
      seat,
      name: "",
      signals: ["trick:v"],
      at: 1,
    });
    expect(isSeen(step("watch", "", "trick:v"), GAME, [said(0)])).toBe(false);
    expect(isSeen(step("watch", "", "trick:v"), GAME, [said(1)])).toBe(true);
  });
});

it("does not ask for a step before it can be done", () => {
  expect(isOpen(step("move", "r7^"), GAME)).toBe(true);
  expect(isOpen(step("move", "end"), GAME)).toBe(false);
  expect(isOpen(step("try", "end"), GAME)).toBe(true);
  expect(isOpen(step("move", "draw"), GAME, RACE_HINTS)).toBe(true);
});

describe("what a seat has done", () => {
  const offer = { seat: 0, move: "r7", arrived: 1, lag: 0 };

  it("is a card that stays, or one that does not fit", () => {
    const contested = { event: "contested", seen: 1, offers: [offer], at: 1 } as const;
    expect(deedOf({ ...contested, winner: 0 }, 0)).toEqual(move("r7"));
    expect(deedOf({ ...contested, winner: 1 }, 0)).toBeNull();
    const tried = { event: "tried", offer, seen: 1, at: 1 } as const;
    expect(deedOf({ ...tried, reason: "move/does-not-fit" }, 0)).toEqual({
      did: "try",
      move: "r7",
    });
    expect(deedOf({ ...tried, reason: "move/too-late" }, 0)).toBeNull();
  });

  it("is never somebody else's move", () => {
    expect(deedOf({ event: "moved", seat: 1, move: "r7", at: 1 }, 0)).toBeNull();
    expect(deedOf({ event: "took-back", seat: 0, at: 1 }, 0)).toEqual(BACK);
  });
});
