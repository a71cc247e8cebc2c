// What is printed on a card.
import { type Ink, read } from "../../look/inks";

/** The step printed on the cards of an ink; `test_seven_ate_nine.py` compares them. */
const STEPS: Partial<Readonly<Record<Ink, string>>> = { green: "1", blue: "2", red: "3" };

export interface Face {
  readonly value: string;
  readonly ink: Ink | undefined;
  readonly step: string;
  readonly note: string;
}

/** What is printed below the value of a card. */
export const noteOf = (ink: Ink): string => `±${STEPS[ink] ?? ""}`;

/** The print on a card: `b7` is a blue 7 with ±2. */
export function faceOf(card: string): Face {
  const { value, ink } = read(card);
  return { value, ink, step: (ink && STEPS[ink]) ?? "", note: ink ? noteOf(ink) : "" };
}
