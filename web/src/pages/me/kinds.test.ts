import { expect, it } from "vitest";
import type { CatalogueGame, KindHistory } from "../../net/bodies";
import { texts } from "../../texts/texts.svelte";
import { wordsOf } from "./kinds";

const race = {
  options: [{ name: "children", kind: "seats", default: [] }],
} as unknown as CatalogueGame;

const words = (children: readonly number[], as_seen = true) => {
  const options = { players: 3, children };
  return wordsOf({ game: "seven-ate-nine", options, as_seen } as unknown as KindHistory, race);
};

it("a kind of game says who is a child, from one's own seat", async () => {
  await texts.speak("en");
  await texts.need("program", "seven-ate-nine");
  expect(words([])).toEqual(["3 players"]);
  expect(words([0])).toEqual(["3 players", "as a child"]);
  expect(words([0, 1])).toEqual(["3 players", "as a child", "with another child"]);
  expect(words([1, 2])).toEqual(["3 players", "with 2 children"]);
  expect(words([1], false)).toEqual(["3 players", "Who is a child: 2"]);
});
