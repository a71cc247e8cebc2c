// The bins of a board in words.
import type { DailyBoard, ScoreBin } from "../../net/bodies";
import { t } from "../../texts/texts.svelte";
import { clock } from "../../texts/times";

const time = (seconds: number): string => clock(1000 * seconds);

/** Which results a bin has. */
export function labelOf({ least, most, lost }: ScoreBin, counts: DailyBoard["counts"]): string {
  if (lost) return t("daily-board.lost");
  if (counts === "wins") return t("daily-board.won");
  if (counts === "seconds") return `${time(least)}–${time(most)}`;
  if (most === 0) return t("daily-board.all-laid");
  return least === most ? `${least}` : `${least}–${most}`;
}

/** A part of all, for a bar; 0 if there are none. */
export const shareOf = (count: number, all: number): number => (all ? count / all : 0);
