// What is read out to whoever cannot see the table: every move, whose turn it is, what was said.
import { announce } from "../../state/announcer.svelte";
import { rowName } from "../../talk/signals";
import { speakerOf, wordsOf } from "../../talk/speech";
import { t } from "../../texts/texts.svelte";
import type { Moved, QuickEasyGame, TableEvent } from "../../wire";
import { layOf, partsOf } from "./notation";
import { cardName, cardNames, type Playing } from "./playing.svelte";

/** Read an event out; the game is as it was left by it. */
export function readOut(event: TableEvent, playing: Playing): void {
  const { table } = playing;
  switch (event.event) {
    case "moved":
      announce(moved(event, playing));
      break;
    case "took-back":
      announce(t("quick-easy-said.took-back", playing.whoIs(event.seat)));
      break;
    case "said":
      if (event.seat === null || playing.whoIs(event.seat).who === "other")
        announce(
          t("quick-easy-said.said", { name: speakerOf(event, table.lobby), words: wordsOf(event) }),
        );
      break;
  }
}

function moved({ seat, move }: Moved, playing: Playing): string {
  const who = playing.whoIs(seat);
  const lay = layOf(move);
  if (lay)
    return t("quick-easy-said.laid", { ...who, card: cardName(lay.card), row: rowName(lay.row) });
  const { starter } = partsOf(move);
  if (starter === undefined) return t("quick-easy-said.drew", who);
  return t("quick-easy-said.proposed", { ...who, ...starterOf(starter, playing) });
}

const starterOf = (seat: number, playing: Playing) => ({
  starts: playing.whoIs(seat).who,
  starter: playing.nameOf(seat),
});

/** Read out whose turn it is: mine at once, since all wait for me. */
export function readTurn(playing: Playing): void {
  const { turn, tops } = playing.game;
  if (playing.isOver) return;
  if (turn === null) return announce(t("quick-easy-said.agree", { cards: hand(playing) }));
  if (!playing.isMine) return announce(t("quick-easy-said.turn", { name: playing.nameOf(turn) }));
  const [up, down] = tops.map((top) => (top ? cardName(top) : t("quick-easy-table.none")));
  const cards = hand(playing);
  announce(t("quick-easy-said.my-turn", { up: up ?? "", down: down ?? "", cards }), "assertive");
}

const hand = ({ table }: Playing): string => cardNames((table.game as QuickEasyGame).hand);
