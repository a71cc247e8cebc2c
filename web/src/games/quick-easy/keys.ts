// A table played by keys. They work while the focus is on the board, or nowhere.
import type { RowSign } from "../../talk/signals";
import { isForOthers } from "../common/keys";

export type Wish =
  | { readonly do: "go"; readonly by: -1 | 1 }
  | { readonly do: "pick"; readonly at: number }
  | { readonly do: "lay"; readonly row: RowSign }
  | { readonly do: "end" | "take-back" | "drop" };

const WISHES: Readonly<Record<string, Wish>> = {
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

/** What somebody wants who presses a key; null: nothing of ours. */
export function wishOf(event: KeyboardEvent): Wish | null {
  if (isForOthers(event)) return null;
  if (/^[1-9]$/.test(event.key)) return { do: "pick", at: Number(event.key) - 1 };
  return WISHES[event.key.toLowerCase()] ?? null;
}
