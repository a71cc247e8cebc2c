// What the keys mean.
import { isForOthers } from "../common/keys";
import type { Row } from "./notation";

/** What needs no card. */
type Plain = "go" | "aim" | "drop" | "end" | "take-back";

export type Action =
  { readonly do: "lay"; readonly row: Row; readonly isHelp: boolean } | { readonly do: Plain };

const ROW_KEYS: Readonly<Record<string, Row>> = {
  ArrowUp: "up",
  "^": "up",
  ArrowDown: "down",
  v: "down",
};
const ACTIONS: Readonly<Record<string, Plain>> = {
  arrowleft: "go",
  arrowright: "go",
  h: "aim",
  escape: "drop",
  e: "end",
  z: "take-back",
};

/** The action of a key; null for other keys. */
export function actionOf(event: KeyboardEvent): Action | null {
  if (isForOthers(event)) return null;
  const { key, shiftKey } = event;
  const row = ROW_KEYS[key] ?? ROW_KEYS[key.toLowerCase()];
  // On many keyboards ^ needs shift.
  if (row) return { do: "lay", row, isHelp: shiftKey && key !== "^" };
  const action = ACTIONS[key.toLowerCase()];
  return action ? { do: action } : null;
}
