// What a screen reader is told: every move, and whose turn it is.
import { announce } from "../../state/announcer.svelte";
import { t } from "../../texts/texts.svelte";
import type { FaceToFaceSight, Moved, TableEvent } from "../../wire";
import type { FaceToFaceController } from "./controller.svelte";
import { CONCEDE } from "../common/moves";
import { layOf } from "./notation";

/** The listener's seat; null: a spectator. */
const listenerOf = ({ isStoodIn, seat }: FaceToFaceController): number | null =>
  isStoodIn ? null : seat;

/** Read an event out. `cardsToDraw` is how many cards the turn would have drawn before it. */
export function readOut(
  event: TableEvent,
  controller: FaceToFaceController,
  cardsToDraw: number,
): void {
  if (event.event === "moved" && event.move !== CONCEDE)
    announce(moved(event, controller, cardsToDraw));
  if (event.event === "took-back" && event.seat === listenerOf(controller))
    announce(t("duel-mine.back"));
}

function moved({ seat, move }: Moved, controller: FaceToFaceController, count: number): string {
  const lay = layOf(move);
  const listener = listenerOf(controller);
  const isMine = seat === listener;
  const [name, other] = [controller.nameOf(seat), controller.nameOf(1 - seat)];
  const who = isMine ? "duel-mine" : "duel-theirs";
  const names = isMine ? {} : { name };
  if (!lay) return t(`${who}.end`, { ...names, count });
  const { card, row } = lay;
  if (!lay.isHelp) return t(`${who}.${row}`, { ...names, card });
  if (isMine) return t(`duel-mine.help-${row}`, { card, name: other });
  if (listener !== null) return t(`duel-theirs.help-${row}`, { card, name });
  return t(`duel-seen.help-${row}`, { card, name, other });
}

/** Read out whose turn it is: mine at once, since the other one waits for me. */
export function readTurn(controller: FaceToFaceController): void {
  if (controller.isOver) return;
  const { turn, hand } = controller.table.game as FaceToFaceSight;
  const isMine = turn === listenerOf(controller);
  const text = isMine
    ? t("duel-mine.turn", { cards: hand.join(", ") })
    : t("duel-theirs.turn", { name: controller.nameOf(turn) });
  announce(text, controller.isMyTurn ? "assertive" : "polite");
}
