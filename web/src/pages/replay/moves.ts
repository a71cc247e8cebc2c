// What a move is made of, as far as its notation says: enough to draw it in a line.

export interface MoveParts {
  /** The card that is laid. */
  readonly card?: string;
  /** Which way its row goes. */
  readonly arrow?: string;
  /** What else there is to say of the place. */
  readonly note?: "help" | "row";
  /** A move that is a word. */
  readonly word?: "end" | "draw";
  /** The seat that is to start. */
  readonly starter?: number;
}

const LAY = /^([a-z]?\d+)([\^v~]?)(!?)$/;
const ARROWS: Readonly<Record<string, string>> = { "^": " ↗", v: " ↘" };

export function movePartsOf(move: string): MoveParts {
  if (move === "end" || move === "draw") return { word: move };
  const [, starter] = /^start:(\d+)$/.exec(move) ?? [];
  if (starter !== undefined) return { starter: Number(starter) };
  const [, card, sign = "", help] = LAY.exec(move) ?? [];
  if (card === undefined) return {};
  const arrow = ARROWS[sign];
  return { card, ...(arrow && { arrow }), ...(help && { note: "help" }), ...(sign === "~" && { note: "row" }) };
}
