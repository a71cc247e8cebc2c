// What the keys mean at the table.
import { isForOthers } from "../common/keys";
import type { Row } from "./duel";

export type Key =
  | { readonly do: "lay"; readonly row: Row; readonly isHelp: boolean }
  | { readonly do: "aim" | "drop" | "end" | "back" };

const ROW_KEYS: Readonly<Record<string, Row>> = {
  ArrowUp: "up",
  "^": "up",
  ArrowDown: "down",
  v: "down",
};
const DEEDS: Readonly<Record<string, "aim" | "drop" | "end" | "back">> = {
  h: "aim",
  escape: "drop",
  e: "end",
  z: "back",
};

/** What a key does; null: nothing. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (isForOthers(event)) return null;
  const { key, shiftKey } = event;
  const row = ROW_KEYS[key] ?? ROW_KEYS[key.toLowerCase()];
  // On many keyboards ^ cannot be had without shift.
  if (row) return { do: "lay", row, isHelp: shiftKey && key !== "^" };
  const deed = DEEDS[key.toLowerCase()];
  return deed ? { do: deed } : null;
}
