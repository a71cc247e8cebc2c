// The days of a week in a circle.
import type { CircleBoard, CircleTry } from "../../net/bodies";

const DAY = 86_400_000;
const WEEK = 7;

/** From Monday to Sunday. */
export const daysOf = ({ monday }: CircleBoard): readonly string[] =>
  Array.from({ length: WEEK }, (_, day) =>
    new Date(Date.parse(monday) + day * DAY).toISOString().slice(0, 10),
  );

/** The stars of some deals that are known; null: none of them is. */
export function starsOn(tries: readonly CircleTry[]): number | null {
  const known = tries.flatMap(({ stars }) => (stars === null ? [] : [stars]));
  return known.length ? known.reduce((sum, stars) => sum + stars, 0) : null;
}
