/** In Polish, a word of one letter never ends a line: tie it to the next word. */
export const withShortWordsHeld = (source: string): string =>
  source.replace(/(?<=[\s("„–])([aiouwz]) /giu, "$1\u00a0");
