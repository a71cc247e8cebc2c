// What the client has for face-to-face.
export { default as Board } from "./Board.svelte";
export { default as Ending } from "./Ending.svelte";
export { partsOf } from "./notation";
export { preview } from "./preview";
export { screenOf } from "./screen";

export const texts = ["face-to-face-table", "lobby", "bots", "table", "talk-panel", "talk"];
export const begins = ["turn"] as const;
