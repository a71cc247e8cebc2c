// Signals as the server names them: `hold:red:high`, `want:^`, `nothing`. The server says which ones
// a table allows; here they are taken apart, to be drawn and read out.
import type { Ink } from "../look/inks";
import { gameOf } from "../state/catalogue";
import { t } from "../texts/texts.svelte";

export type RowSign = "^" | "v";

export interface Parts {
  /** `hold`, `want`, `trick` … */
  readonly kind: string;
  /** What it is about: a colour, a row, or nothing in particular. */
  readonly ink?: Ink;
  readonly row?: RowSign;
  /** What is said about it: a height, or who. */
  readonly detail?: string;
}

const ROWS: Readonly<Record<string, string>> = { "^": "ascending", v: "descending" };

const isRow = (text: string): text is RowSign => text in ROWS;

export const rowName = (row: RowSign): string => t(`row-${ROWS[row]}`);

export function partsOf(signal: string): Parts {
  const [kind = "", about = "", height] = signal.split(":");
  if (kind === "hold") return { kind, ink: about as Ink, ...(height && { detail: height }) };
  if (isRow(about)) return { kind, row: about };
  return about ? { kind, detail: about } : { kind };
}

/** What a signal is about, for grouping. */
export const subjectOf = (signal: string): string => {
  const { kind, ink, row } = partsOf(signal);
  return ink ?? row ?? kind;
};

/** As a player would say it. */
export function sentence(signal: string): string {
  const { kind, ink, row, detail } = partsOf(signal);
  if (ink) return t("signal-hold", { colour: ink, height: detail ?? "none" });
  if (row) return t(`signal-${kind}`, { row: ROWS[row] ?? "" });
  return t(`signal-${kind}`, detail ? { who: detail } : {});
}

/** In a word or two, next to the sign of its subject. */
export function shortly(signal: string): string {
  const { kind, detail } = partsOf(signal);
  return t(`talk-chip.${detail ? `${kind}-${detail}` : kind}`);
}

/** All signals of a variant of a game. */
export async function signalsOf(game: string, variant: string): Promise<readonly string[]> {
  const { signals } = await gameOf(game);
  return signals.filter(({ variants }) => variants.includes(variant)).map(({ name }) => name);
}
