// What happens in a duel, as sentences for those who hear it.
import { t } from "../../texts/texts.svelte";
import type { FaceToFaceGame, TableEvent } from "../../wire";
import { layOf } from "./duel";

interface Told {
  readonly game: FaceToFaceGame;
  /** Who listens; null: somebody who looks on. */
  readonly seat: number | null;
  /** What the turn would have drawn before this happened. */
  readonly draws: number;
  readonly name: (seat: number) => string;
}

/** A sentence about an event; null if there is nothing to say about it. */
export function sentenceOf(event: TableEvent, told: Told): string | null {
  if (event.event === "moved") return moved(event.seat, event.move, told);
  if (event.event !== "took-back") return null;
  return event.seat === told.seat
    ? t("duel-mine.back")
    : t("duel-theirs.back", { name: told.name(event.seat) });
}

function moved(by: number, move: string, { seat, draws, name }: Told): string {
  const lay = layOf(move);
  const isMine = by === seat;
  const who = isMine ? "duel-mine" : "duel-theirs";
  const names = isMine ? {} : { name: name(by) };
  if (!lay) return t(`${who}.end`, { ...names, count: draws });
  const { card, row } = lay;
  if (!lay.isHelp) return t(`${who}.${row}`, { ...names, card });
  if (isMine) return t(`duel-mine.help-${row}`, { card, name: name(1 - by) });
  if (seat !== null) return t(`duel-theirs.help-${row}`, { card, name: name(by) });
  return t(`duel-seen.help-${row}`, { card, name: name(by), other: name(1 - by) });
}

/** Whose turn it is, as it is said when it begins. */
export function turnOf({ game, seat, name }: Told): string {
  if (game.turn !== seat) return t("duel-theirs.turn", { name: name(game.turn) });
  return t("duel-mine.turn", { cards: game.hand.join(", ") });
}
