export { default as Board } from "./Board.svelte";
export { preview } from "./preview";

export const texts = ["seven-ate-nine-table", "bots"];
