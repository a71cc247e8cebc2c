// The middle, and the standings, on a screen in the room.
import { t } from "../../texts/texts.svelte";
import type { SevenAteNineSight } from "../../wire";
import type { ScreenPicture } from "../common/screen";
import { faceOf } from "./cards";

export function screenOf(game: SevenAteNineSight): ScreenPicture {
  const isFaceDown = game.outcome?.ending === "last-card";
  return {
    sides: [{ places: [{ name: t("race.middle"), card: isFaceDown ? {} : faceOf(game.middle) }] }],
    facts: [],
    seats: game.hand_sizes.map((hand, seat) => [
      t("race.cards", { hand, stack: game.stack_sizes[seat] ?? 0 }),
      ...(game.options.match ? [t("race.tokens", { count: game.tokens[seat] ?? 0 })] : []),
    ]),
  };
}
