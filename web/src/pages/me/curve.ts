// The picture of a curve: where its points and lines are.
import type { Measured } from "./measures";

/** The size of the picture, in its own units. */
export const WIDTH = 320;
export const HEIGHT = 120;
/** Room for dots at the edges. */
const EDGE = 6;
/** Names that are nearer to each other would overlap. */
const NEAR = 18;

export interface Drawn {
  /** A line without length for each week. */
  readonly dots: string;
  readonly path: string;
  readonly lines: readonly { readonly bot: string; readonly y: number; readonly named: number }[];
}

export function drawn({ weeks, bots, range: [low, high] }: Measured): Drawn {
  const y = (value: number) =>
    EDGE + (HEIGHT - 2 * EDGE) * (1 - (value - low) / Math.max(high - low, Number.EPSILON));
  const [first, last] = [weeks[0]?.at ?? 0, weeks.at(-1)?.at ?? 0];
  const x = (at: number) =>
    last > first ? EDGE + ((WIDTH - 2 * EDGE) * (at - first)) / (last - first) : WIDTH / 2;
  const dots = weeks.map(({ at, value }) => `M${x(at)} ${y(value)}h0`).join("");
  const path = weeks.map(({ at, smooth }, n) => `${n ? "L" : "M"}${x(at)} ${y(smooth)}`).join("");
  return { dots, path, lines: named(bots.map(({ bot, value }) => ({ bot, y: y(value) }))) };
}

/** Each name stands beside its line, or as far below the one before as it needs. */
function named(lines: readonly { readonly bot: string; readonly y: number }[]): Drawn["lines"] {
  let free = 0;
  return lines
    .toSorted((one, other) => one.y - other.y)
    .map(({ bot, y }, at) => {
      const last = HEIGHT - NEAR * (lines.length - 1 - at); // those below it need room, too
      const place = Math.min(Math.max(y, free), last);
      free = place + NEAR;
      return { bot, y, named: place };
    });
}
