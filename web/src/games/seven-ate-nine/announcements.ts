// What a screen reader is told: the card in the middle, and my hand.
import { announce } from "../../state/announcer.svelte";
import { t } from "../../texts/texts.svelte";
import type { SevenAteNineSight } from "../../wire";
import { faceOf } from "./cards";

/** Read out the card in the middle, at once, and who laid it; no name: I did, or nobody. */
export function readMiddle({ middle, outcome }: SevenAteNineSight, name: string): void {
  if (outcome) return;
  const { value, step } = faceOf(middle);
  const id = name ? "race-heard.laid" : "race-heard.middle";
  announce(t(id, name ? { value, step, name } : { value, step }), "assertive");
}

export function readHand({ hand }: SevenAteNineSight): void {
  announce(t("race-heard.hand", { cards: hand.map((card) => faceOf(card).value).join(", ") }));
}
