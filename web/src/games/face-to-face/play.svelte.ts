// What somebody at the table is about to do, and does.
import { does } from "../../state/doing";
import { nameOf } from "../../state/names";
import { hasBot } from "../../state/presence";
import { t } from "../../texts/texts.svelte";
import type { FaceToFaceGame } from "../../wire";
import { isOnItsWay, make } from "../common/making";
import type { Shown } from "../common/shown";
import { END, type Lay, laysOf, moveOf, ownerOf, type Row } from "./duel";

export class Play {
  /** The card that is about to be laid. */
  picked = $state.raw<string | null>(null);
  /** Whether up and down are meant for the opponent's rows now. */
  isHelping = $state.raw(false);
  /** The row under the card that is being dragged, by its name. */
  under = $state.raw<string | null>(null);

  constructor(readonly table: Shown) {}

  readonly game = $derived.by(() => this.table.shown as FaceToFaceGame);
  readonly seat = $derived.by(() => (this.table.isReplay ? null : this.game.seat));
  /** Whether a bot plays for me: then I have nothing to do. */
  readonly isIdle = $derived.by(() => this.seat !== null && hasBot(this.table));
  readonly isMyTurn = $derived.by(
    () => this.isMine(this.game.turn) && !this.game.outcome && !this.isIdle,
  );
  readonly mayEnd = $derived.by(() => this.isMyTurn && this.game.legal.includes(END));

  /** What is known of the names: in a replay nobody is "you". */
  name(seat: number): string {
    return nameOf({ seats: this.table.players }, seat);
  }

  isMine(seat: number): boolean {
    return this.seat === seat;
  }

  lays(card: string): readonly Lay[] {
    return this.isMyTurn ? laysOf(this.game, card) : [];
  }

  /** How the card that was picked up would be laid in a row; null: nobody could lay there now. */
  aim(seat: number, row: Row): Lay | null {
    if (this.picked === null || !this.isMyTurn) return null;
    return { card: this.picked, row, isHelp: seat !== this.seat };
  }

  /** Whether the server has said that this can be done. */
  isOffered(lay: Lay): boolean {
    return this.game.legal.includes(moveOf(lay));
  }

  pick(card: string): void {
    if (this.isIdle) return;
    this.picked = this.picked === card ? null : card;
    this.isHelping = false;
  }

  drop(): void {
    this.picked = null;
    this.isHelping = false;
    this.under = null;
  }

  lay(lay: Lay): void {
    this.drop();
    void make(this.table, moveOf(lay));
  }

  end(): void {
    if (!isOnItsWay(this.table, END)) void make(this.table, END);
    this.drop();
  }

  takeBack(): void {
    if (this.game.can_take_back && !this.isIdle) void does(this.table, { do: "take-back" });
    this.drop();
  }

  /** In words, for a button. */
  wordsFor(lay: Lay): string {
    const owner = ownerOf(this.seat ?? 0, lay);
    const whose = lay.isHelp ? "theirs" : "mine";
    return t(`duel-lay.${whose}-${lay.row}`, { card: lay.card, name: this.name(owner) });
  }
}
