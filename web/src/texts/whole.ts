/** Words that stay in one line: a number is not torn from what it counts. */
export const whole = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Facts side by side; a line may end after the point between two of them. */
export const facts = (...each: readonly string[]): string => each.join("\u00a0· ");

/** Polish leaves no word of one letter at the end of a line: it goes along with the next one. */
export const withShortWordsHeld = (source: string): string =>
  source.replace(/(?<=[\s("„–])([aiouwz]) /giu, "$1\u00a0");
