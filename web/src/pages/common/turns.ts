// The turns of an analysis, as the page asks for them.
import type { FindingInfo, GameAnalysis, JudgedTurnInfo } from "../../net/bodies";
import { read } from "../../look/inks";
import { t } from "../../texts/texts.svelte";

/** The step before the first move of a turn: what its player saw. */
export const beginOf = (turn: JudgedTurnInfo): number => turn.first - 1;

/** The index of the turn that is played at a step, or begins there. */
export const turnAt = ({ turns }: GameAnalysis, at: number): number =>
  Math.max(
    0,
    turns.findLastIndex((turn) => beginOf(turn) <= at),
  );

/** The indexes of the marked turns. */
export const markedIn = ({ turns }: GameAnalysis): readonly number[] =>
  turns.flatMap(({ mark }, index) => (mark ? [index] : []));

/** A card in words; anything else as it is. */
function named(value: string | number): string | number {
  if (typeof value === "number") return value;
  const { value: number, ink } = read(value);
  return ink && /^\d+$/.test(number) ? t(`card.${ink}`, { value: number }) : value;
}

/** Why the best turn is better, in a sentence; before it is played, with the words for hints. */
export function sentenceOf(
  { code, values }: FindingInfo,
  names: readonly string[],
  words: "coach-finding" | "coach-hint" = "coach-finding",
): string {
  const { seat, ...others } = values;
  const given = Object.entries(others).map(([name, value]) => [name, named(value)] as const);
  const name = typeof seat === "number" ? { name: names[seat] ?? "" } : {};
  const sentence = t(`${words}.${code}`, { ...Object.fromEntries(given), ...name });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
