// How well a sum is known: in order, and as a sign, so that colour is never the only cue.
import type { MySums, SumProgress } from "../../net/bodies";

export type SumStanding = SumProgress["standing"];

/** The best first. */
export const STANDINGS = ["sure", "growing", "shaky", "new"] as const;

/** A star, half a disc, a wave, nothing; drawn in a square of 16 by 16. */
export const SIGNS: Readonly<Record<SumStanding, string>> = {
  sure: "m8 1.5 2 4.4 4.7.5-3.5 3.2 1 4.7L8 11.9l-4.2 2.4 1-4.7L1.3 6.4 6 5.9Z",
  growing: "M8 2a6 6 0 0 0 0 12Z",
  shaky: "M1.5 9.5c2-5 4-5 6.5 0s4.5 5 6.5 0V7c-2 5-4 5-6.5 0S3.5 2 1.5 7Z",
  new: "",
};

export const nameOf = ({ value, step, sign }: Pick<SumProgress, "value" | "step" | "sign">) =>
  `${value} ${sign > 0 ? "+" : "\u2212"} ${step}`;

/** The sums of a race as a grid: a row for each value, a column for each step and sign. */
export function gridOf({ sums }: MySums): readonly (readonly SumProgress[])[] {
  const rows = new Map<number, SumProgress[]>();
  for (const sum of sums) rows.set(sum.value, [...(rows.get(sum.value) ?? []), sum]);
  return [...rows.values()];
}

export const countOf = ({ sums }: MySums, standing: SumStanding): number =>
  sums.filter((sum) => sum.standing === standing).length;

/** How many sums have a better standing than before. */
export function grownBy(before: MySums | null, now: MySums): number {
  const rank = ({ standing }: SumProgress) => STANDINGS.indexOf(standing);
  return now.sums.filter((sum, at) => {
    const earlier = before?.sums[at];
    return sum.standing === "sure" && (!earlier || rank(earlier) > rank(sum));
  }).length;
}
