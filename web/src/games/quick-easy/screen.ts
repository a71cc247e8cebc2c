// The two rows on a screen in the room.
import { read } from "../../look/inks";
import { rowName } from "../../talk/signals";
import { t } from "../../texts/texts.svelte";
import type { QuickEasySight } from "../../wire";
import type { ScreenPicture, ScreenPlace } from "../common/screen";

function place(game: QuickEasySight, row: 0 | 1): ScreenPlace {
  const top = game.tops[row];
  return {
    name: rowName(row ? "v" : "^"),
    way: row ? "down" : "up",
    card: top === null ? null : read(top),
    note: t("quick-easy-row.count", { count: game.row_sizes[row] }),
  };
}

export function screenOf(game: QuickEasySight): ScreenPicture {
  return {
    sides: [{ places: [place(game, 1), place(game, 0)] }],
    facts: [t("quick-easy-table.to-draw", { count: game.pile_size })],
    seats: game.hand_sizes.map((count) => [t("quick-easy-table.holds", { count })]),
    ...(game.turn === null && { status: t("quick-easy-start.watch") }),
  };
}
