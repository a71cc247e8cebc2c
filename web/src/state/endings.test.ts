import { beforeAll, expect, it } from "vitest";
import { GAME } from "../net/fake";
import { texts } from "../texts/texts.svelte";
import type { Sight, Outcome } from "../wire";
import { endingOf } from "./endings";

const NAMES = ["Ida", "Max"];

const ended = (ending: Outcome["ending"], changed: object = {}): Sight => ({
  ...GAME,
  turn: 1,
  outcome: { ending, winners: [], cards_left: 7 },
  ...changed,
});
const told = (game: Sight, seat: number | null, names = NAMES): string =>
  endingOf({ game, nameOf: (each) => names[each] ?? "", seat });

beforeAll(async () => {
  await texts.need("table");
  await texts.speak("en");
});

it("names the player who could not go on, but not to that player", () => {
  expect(told(ended("nothing-fits"), 0)).toBe("Max had no card they could lay.");
  expect(told(ended("nothing-fits"), 1)).toBe("You had no card you could lay.");
  expect(told(ended("cannot-lay-two"), null)).toMatch(/^Max could not/);
});

it("names nobody if nobody is known or to blame", () => {
  expect(told(ended("nothing-fits"), 0, [])).toMatch(/^The player to move/);
  expect(told(ended("nothing-fits", { turn: null }), null)).toMatch(/^The player to move/);
  expect(told(ended("all-laid"), 1)).toBe("Every card is laid!");
});

it("has nothing to add to the result of a solo game", () => {
  const alone = { hand_sizes: [0], outcome: { ending: "last-card", winners: [0], cards_left: 0 } };
  expect(told(ended("last-card", alone), 0)).toBe("");
  expect(told(ended("last-card"), 0)).toBe("The last card is down!");
  expect(told(GAME, 0)).toBe("");
});
