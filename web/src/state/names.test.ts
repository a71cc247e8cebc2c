import { beforeAll, expect, it } from "vitest";
import { texts } from "../texts/texts.svelte";
import { nameOf, nameOfBot, nameOfGuest } from "./names";

beforeAll(async () => {
  await texts.need("web", "bots");
  await texts.speak("en");
});

it("marks programs and bots of other people, and nobody else", () => {
  expect(nameOfGuest("\u{1F916} Ada")).toBe("Ada (program)");
  expect(nameOfGuest("Ada")).toBe("Ada");
  expect(nameOfBot("external/careful")).toBe("careful (external bot)");
  expect(nameOfBot("talker")).toBe("Chatty bot");
});

it("numbers bots of the same kind, whoever made them", () => {
  const seats = ["external/careful", "talker", "external/careful"].map((bot) => ({ bot }));
  expect(seats.map((_, seat) => nameOf({ seats }, seat))).toEqual([
    "careful (external bot)\u00a01",
    "Chatty bot",
    "careful (external bot)\u00a02",
  ]);
});
