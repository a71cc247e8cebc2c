/** Polish leaves no word of one letter at the end of a line: it goes along with the next one. */
export const withShortWordsHeld = (source: string): string =>
  source.replace(/(?<=[\s("„–])([aiouwz]) /giu, "$1\u00a0");
