// What is printed on a card, and the keys that name its value.
import { type Ink, read } from "../../look/inks";

/** The step that is printed on the cards of an ink; `test_seven_ate_nine.py` compares them. */
const STEPS: Partial<Readonly<Record<Ink, string>>> = { green: "1", blue: "2", red: "3" };

export interface Face {
  readonly value: string;
  readonly ink: Ink | undefined;
  readonly step: string;
  readonly note: string;
}

/** What is printed below the value of a card. */
export const noteOf = (ink: Ink): string => `±${STEPS[ink] ?? ""}`;

/** What stands on a card: `b7` is a blue 7 with ±2. */
export function faceOf(card: string): Face {
  const { value, ink } = read(card);
  return { value, ink, step: (ink && STEPS[ink]) ?? "", note: ink ? noteOf(ink) : "" };
}

/** The keys of the values, in the order of the keyboard. */
export const KEYS: readonly { readonly key: string; readonly value: string }[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
].map((value) => ({ key: `${value % 10}`, value: `${value}` }));

/** The value whose key was pressed, whatever Shift makes of it; null: it was another key. */
export function valueOf(code: string): string | null {
  const key = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return KEYS.find((each) => each.key === key)?.value ?? null;
}
