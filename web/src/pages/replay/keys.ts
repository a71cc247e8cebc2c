// What the keys mean while a game is looked at.

export type Key = "back" | "next" | "first" | "last" | "play";

const KEYS: Readonly<Record<string, Key>> = {
  ArrowLeft: "back",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  " ": "play",
};

/** What a key does; null: nothing, or something of the field or button that has the focus. */
export function keyOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): Key | null {
  if (ctrlKey || metaKey || altKey) return null;
  const focused = target as Element;
  if (focused.closest("input, select, textarea, dialog")) return null;
  if (key === " " && focused.closest("button, a, summary")) return null;
  return KEYS[key] ?? null;
}
