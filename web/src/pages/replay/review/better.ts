// Shows the better turn on the board, card by card, as its player saw the table.
import type { Preview } from "../../../games";
import type { JudgedTurnInfo } from "../../../net/bodies";
import type { ReplayController } from "../controller.svelte";
import { beginOf } from "../../common/turns";

/** Milliseconds between two cards. */
const PAUSE = 700;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

export async function showBetter(
  controller: ReplayController,
  turn: JudgedTurnInfo,
): Promise<void> {
  const best = turn.best[0];
  await controller.borrow(turn.seat);
  const { replay, kit } = controller.shown ?? {};
  if (!best || !replay || !kit || replay.seat !== turn.seat) return;
  const preview = kit.preview as Preview;
  replay.go(beginOf(turn));
  const { at } = replay;
  let sight = { ...replay.game, legal: best.moves };
  for (const move of best.moves) {
    const next = preview(sight, { do: "move", move });
    if (next === sight) continue; // the end of the turn changes nothing that can be known
    await pause();
    // The reader may have gone on meanwhile, perhaps before anything was shown.
    if (controller.shown?.replay !== replay) return;
    if (replay.at !== at) {
      if (!replay.isPretended) await controller.giveBack();
      return;
    }
    sight = { ...next, considered: null };
    replay.pretend({ ...sight, legal: [] }, turn.seat, move);
  }
}
