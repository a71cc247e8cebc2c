// What the client has for quick-easy.
export { default as Board } from "./Board.svelte";
export { default as Ending } from "./Ending.svelte";
export { partsOf } from "./notation";
export { preview } from "./preview";
export { screenOf } from "./screen";

export const hasTalk = true;
export const texts = ["quick-easy-table", "talk-panel", "talk", "table", "bots"];
export const begins = ["turn"] as const;
