// What the keys mean while a game is looked at.
import { isForOthers } from "../../games/common/keys";

export type Key = "back" | "next" | "first" | "last" | "play";

const KEYS: Readonly<Record<string, Key>> = {
  ArrowLeft: "back",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  " ": "play",
};

/** What a key does; null: nothing, or something of the field or button that has the focus. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (isForOthers(event)) return null;
  const isOnButton = event.target instanceof Element && event.target.closest("button, a, summary");
  return event.key === " " && isOnButton ? null : (KEYS[event.key] ?? null);
}
