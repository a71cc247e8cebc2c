// What the keys mean. They work while the focus is on the board, on a hint, or nowhere.
import type { RowSign } from "../../talk/signals";
import { isForOthers } from "../common/keys";

export type Action =
  | { readonly do: "go"; readonly by: -1 | 1 }
  | { readonly do: "pick"; readonly at: number }
  | { readonly do: "lay"; readonly row: RowSign }
  | { readonly do: "end" | "take-back" | "drop" };

const ACTIONS: Readonly<Record<string, Action>> = {
  arrowleft: { do: "go", by: -1 },
  arrowright: { do: "go", by: 1 },
  arrowup: { do: "lay", row: "^" },
  "^": { do: "lay", row: "^" },
  arrowdown: { do: "lay", row: "v" },
  v: { do: "lay", row: "v" },
  e: { do: "end" },
  z: { do: "take-back" },
  escape: { do: "drop" },
};

/** The action of a key; null for other keys. */
export function actionOf(event: KeyboardEvent): Action | null {
  if (isForOthers(event)) return null;
  if (/^[1-9]$/.test(event.key)) return { do: "pick", at: Number(event.key) - 1 };
  return ACTIONS[event.key.toLowerCase()] ?? null;
}
