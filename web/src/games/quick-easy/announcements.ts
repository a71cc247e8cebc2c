// What a screen reader is told: every move, whose turn it is, and what was said.
import { announce } from "../../state/announcer.svelte";
import { rowName } from "../../talk/signals";
import { speakerOf, wordsOf } from "../../talk/speech";
import { t } from "../../texts/texts.svelte";
import type { Moved, QuickEasySight, TableEvent } from "../../wire";
import { CONCEDE } from "../common/moves";
import { cardName, cardNames } from "./cards";
import type { QuickEasyController } from "./controller.svelte";
import { layOf, partsOf } from "./notation";

/** Read an event out; the game is as the event left it. */
export function readOut(event: TableEvent, controller: QuickEasyController): void {
  const { table } = controller;
  switch (event.event) {
    case "moved":
      if (event.move !== CONCEDE) announce(moved(event, controller));
      break;
    case "took-back":
      if (controller.isMine(event.seat)) announce(t("quick-easy-said.took-back"));
      break;
    case "said":
      if (event.seat === null || controller.whoIs(event.seat).who === "other")
        announce(
          t("quick-easy-said.said", { name: speakerOf(event, table.lobby), words: wordsOf(event) }),
        );
      break;
  }
}

function moved({ seat, move }: Moved, controller: QuickEasyController): string {
  const who = controller.whoIs(seat);
  const lay = layOf(move);
  if (lay)
    return t("quick-easy-said.laid", { ...who, card: cardName(lay.card), row: rowName(lay.row) });
  const { starter } = partsOf(move);
  if (starter === undefined) return t("quick-easy-said.drew", who);
  return t("quick-easy-said.proposed", { ...who, ...starterOf(starter, controller) });
}

const starterOf = (seat: number, controller: QuickEasyController) => ({
  starts: controller.whoIs(seat).who,
  starter: controller.nameOf(seat),
});

/** Read out whose turn it is: mine at once, since all wait for me. */
export function readTurn(controller: QuickEasyController): void {
  const { turn, tops } = controller.game;
  if (controller.isOver) return;
  if (turn === null) return announce(t("quick-easy-said.agree", { cards: hand(controller) }));
  if (!controller.isMyTurn)
    return announce(t("quick-easy-said.turn", { name: controller.nameOf(turn) }));
  const [up, down] = tops.map((top) => (top ? cardName(top) : t("quick-easy-table.none")));
  const cards = hand(controller);
  announce(t("quick-easy-said.my-turn", { up: up ?? "", down: down ?? "", cards }), "assertive");
}

const hand = ({ table }: QuickEasyController): string =>
  cardNames((table.game as QuickEasySight).hand);
