// Small changes to a picture of a game: what a preview is made of.

/** The same list without one card. */
export const without = (cards: readonly string[], card: string): readonly string[] => {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
};

/** The same list, with one of its values made anew from the old one. */
export const changed = <Value, Values extends readonly Value[]>(
  values: Values & readonly Value[],
  place: number,
  change: (value: Value) => Value,
): Values => values.map((value, at) => (at === place ? change(value) : value)) as unknown as Values;

export const more = (count: number): number => count + 1;
export const fewer = (count: number): number => count - 1;
