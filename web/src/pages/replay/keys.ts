// What the keys mean in a replay.
import { isForOthers } from "../../games/common/keys";

export type Key = "back" | "next" | "first" | "last" | "play";

const KEYS: Readonly<Record<string, Key>> = {
  ArrowLeft: "back",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  " ": "play",
};

/** The action of a key; null for others, and where a field or button uses it. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (isForOthers(event)) return null;
  const isOnButton = event.target instanceof Element && event.target.closest("button, a, summary");
  return event.key === " " && isOnButton ? null : (KEYS[event.key] ?? null);
}
