// What the client has for seven-ate-nine.
import type { RaceHints } from "../../games";
import type { SevenAteNineSight } from "../../wire";
import { DRAW } from "./notation";

export { default as Board } from "./Board.svelte";
export { default as Ending } from "./Ending.svelte";
export { partsOf } from "./notation";
export { preview } from "./preview";
export { default as Sprint } from "./Sprint.svelte";
export { screenOf } from "./screen";

export const texts = ["seven-ate-nine-table", "lobby", "bots", "talk-panel", "talk"];
export const begins = ["rounds", "halts"] as const;
export const raceHints: RaceHints<SevenAteNineSight> = {
  anytime: DRAW,
  hasHappened: (game, move) => game.middle === move,
};
