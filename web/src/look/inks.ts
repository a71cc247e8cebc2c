// The inks of cards. Each has a shape, so that colour is never the only sign.

export type Ink = "red" | "blue" | "green" | "yellow" | "purple" | "gold" | "silver";

/** By the letter of the notation. */
const LETTERS: Readonly<Record<string, Ink>> = {
  r: "red",
  b: "blue",
  g: "green",
  y: "yellow",
  p: "purple",
};

/** Drawn in a square of 24 by 24. */
export const SHAPES: Readonly<Record<Ink, string>> = {
  red: "M12 1.5 21 12 12 22.5 3 12Z",
  blue: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 5.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z",
  green: "M3 21C2 9 9 2 22 2c0 13-6 20-15 19l6-9-8 8Z",
  yellow: "m12 1.5 3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.6 3.9L7 14.4 1.3 9.3l7.6-.8Z",
  purple: "M12 2.5 22.5 21h-21Z",
  gold: "M7 3h10l5 9-5 9H7l-5-9Z",
  silver: "M16.5 2.5a10 10 0 1 0 0 19 8.2 8.2 0 0 1 0-19Z",
};

/** The value and the ink of a card, as far as its notation says: `r7`, or `27` without an ink. */
export function read(card: string): { readonly value: string; readonly ink?: Ink } {
  const ink = LETTERS[card[0] ?? ""];
  return ink ? { value: card.slice(1), ink } : { value: card };
}

/** The class for something in an ink: its colour is then `var(--own-ink)`. */
export const inked = (ink: Ink | undefined): string | undefined => ink && `ink-${ink}`;
