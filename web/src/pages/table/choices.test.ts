import { beforeAll, expect, it } from "vitest";
import type { OptionInfo } from "../../net/bodies";
import { texts } from "../../texts/texts.svelte";
import type { Lobby, SeatInfo } from "../../wire";
import { chosenWord, hintOf, labelOf, settingsOf, turnWord, valuesOf } from "./choices";
import { absentees, remarksOn } from "./seats";

const lobby = (game: string, seats: readonly SeatInfo[]): Lobby => ({
  game,
  options: { players: seats.length, starter: "random" },
  settings: { listed: true },
  host: "ida",
  seats,
  running: false,
  daily: "",
  lesson: false,
  what_if: null,
  prepared: false,
});
const IDA: SeatInfo = { guest: "ida", name: "Ida" };
const MAX: SeatInfo = { guest: "max", name: "Max" };
const BOT: SeatInfo = { bot: "greedy", name: "greedy" };

const option = (changed: Partial<OptionInfo>): OptionInfo => ({
  name: "starter",
  kind: "one-of",
  default: "agree",
  values: ["agree", "random", 0, 1, 2, 3, 4],
  most: null,
  ...changed,
});

beforeAll(async () => {
  await texts.need("web", "lobby", "bots", "quick-easy", "seven-ate-nine");
  await texts.speak("en");
});

it("names seats by their players, and offers only seats that the table has", () => {
  const words = valuesOf(lobby("quick-easy", [IDA, {}, BOT]), option({}));
  expect(words.map(({ text }) => text)).toEqual([
    "by agreement",
    "at random",
    "Ida",
    "Seat 2",
    "Thrifty bot",
  ]);
});

it("has texts for values, flags, seats and plain numbers", () => {
  const table = lobby("seven-ate-nine", [IDA, MAX]);
  const said = (name: string, kind: OptionInfo["kind"], value: number | boolean | number[]) =>
    chosenWord(table, option({ name, kind }), value);
  expect(said("handicap", "one-of", 2)).toBe("grown-ups: twice the cards");
  expect(said("match", "flag", true)).toBe("yes");
  expect(said("children", "seats", [0, 1])).toBe("Ida, Max");
  expect(said("children", "seats", [])).toBe("nobody");
  expect(said("miss_penalty", "seconds", 1)).toBe("1");
  expect(said("players", "one-of", 2)).toBe("2");
});

it("shows whole minutes as minutes", () => {
  expect([0, 20, 90, 180].map(turnWord)).toEqual([
    "no limit",
    "20 seconds",
    "90 seconds",
    "3 minutes",
  ]);
});

it("shows an option without a text by its name", () => {
  expect(labelOf("quick-easy", "open_rows")).toBe("Open rows");
  expect(labelOf("quick-easy", "brand_new")).toBe("brand_new");
  expect(hintOf("quick-easy", "starter")).toBeUndefined();
});

it("uses the defaults for settings that nobody chose", () => {
  expect(settingsOf(lobby("quick-easy", [IDA]))).toEqual({
    listed: true,
    locked: false,
    phrases: true,
    signals_only: false,
    spectators: true,
    turn_seconds: 0,
    over_days: false,
    pace: "normal",
  });
});

it("notes who is who, and who is away", () => {
  const table = lobby("quick-easy", [IDA, MAX, BOT, { ...MAX, bot: "greedy" }]);
  const eyes = { here: [0], seat: 0 };
  expect([0, 1, 2, 3].map((seat) => remarksOn(eyes, table, seat))).toEqual([
    ["you", "host"],
    ["away"],
    ["bot"],
    ["a bot is playing"],
  ]);
  expect(absentees(eyes, table)).toEqual([1]);
});
