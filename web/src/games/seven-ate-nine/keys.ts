// What the keys mean: each value has its own, and the space bar draws.
import { isForOthers } from "../common/keys";

export type Action =
  | { readonly do: "lay"; readonly value: string; readonly isElsewhere: boolean }
  | { readonly do: "draw" };

/** The values and their keys, in the order of the keyboard. */
export const VALUE_KEYS: readonly { readonly key: string; readonly value: string }[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
].map((value) => ({ key: `${value % 10}`, value: `${value}` }));

/** The action of a key; null for other keys. */
export function actionOf(event: KeyboardEvent): Action | null {
  if (isForOthers(event)) return null;
  const value = valueOf(event.code);
  if (value) return { do: "lay", value, isElsewhere: event.shiftKey };
  // On a focused button, the space bar presses the button.
  const isOnButton = (event.target as Element).closest("a, button, summary");
  return event.code === "Space" && !isOnButton ? { do: "draw" } : null;
}

/** The value of a key, with or without Shift; null for other keys. */
function valueOf(code: string): string | null {
  const key = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return VALUE_KEYS.find((each) => each.key === key)?.value ?? null;
}
