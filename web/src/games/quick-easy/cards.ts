// Cards in words.
import { read } from "../../look/inks";
import { t } from "../../texts/texts.svelte";

/** A card as it is read out. */
export function cardName(card: string): string {
  const { value, ink } = read(card);
  return ink ? t(`card.${ink}`, { value }) : value;
}

export const cardNames = (cards: readonly string[]): string =>
  cards.length ? cards.map(cardName).join(", ") : t("quick-easy-table.none");
