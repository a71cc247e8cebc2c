// The rows of both players on a screen in the room.
import { rowName } from "../../talk/signals";
import { t } from "../../texts/texts.svelte";
import type { FaceToFaceSight } from "../../wire";
import type { ScreenPicture, ScreenPlace } from "../common/screen";
import { INKS } from "./cards";

function place(game: FaceToFaceSight, seat: number, row: 0 | 1): ScreenPlace {
  const owner = game.owners[seat]?.[row] ?? seat;
  return {
    name: rowName(row ? "v" : "^"),
    way: row ? "down" : "up",
    card: { value: game.tops[seat]?.[row] ?? "", ink: INKS[owner] },
    note: t("duel.laid", { count: game.row_sizes[seat]?.[row] ?? 0 }),
  };
}

export function screenOf(game: FaceToFaceSight): ScreenPicture {
  const seats = game.hand_sizes.map((_, seat) => seat);
  return {
    sides: seats.map((seat) => ({ seat, places: [place(game, seat, 0), place(game, seat, 1)] })),
    facts: [],
    seats: seats.map((seat) => [
      t("duel.holds", { count: game.hand_sizes[seat] ?? 0 }),
      t("duel.pile", { count: game.pile_sizes[seat] ?? 0 }),
    ]),
  };
}
