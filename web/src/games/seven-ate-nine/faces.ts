// What is printed on a card, and the keys that name its value.
import { type Ink, read } from "../../look/inks";

/** The step that each ink stands for, as it is printed. A test compares it with the rules' cards. */
const STEPS: Partial<Readonly<Record<Ink, string>>> = { green: "1", blue: "2", red: "3" };

export interface Face {
  readonly value: string;
  readonly ink: Ink | undefined;
  readonly step: string;
  readonly note: string;
}

/** What stands on a card: `b7` is a blue 7 with ±2. */
export function faceOf(card: string): Face {
  const { value, ink } = read(card);
  const step = (ink && STEPS[ink]) ?? "";
  return { value, ink, step, note: `±${step}` };
}

/** The keys of the values, in the order of the keyboard. */
export const KEYS: readonly { readonly key: string; readonly value: string }[] = [
  ..."123456789",
  "0",
].map((key) => ({ key, value: key === "0" ? "10" : key }));

/** The value whose key was pressed, whatever Shift makes of it; null: it was another key. */
export function valueOf(code: string): string | null {
  const key = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return KEYS.find((each) => each.key === key)?.value ?? null;
}
