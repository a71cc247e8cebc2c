// What somebody at the table is about to do, and does.
import { t } from "../../texts/texts.svelte";
import type { FaceToFaceGame } from "../../wire";
import { END } from "../common/moves";
import { TurnController } from "../common/turns.svelte";
import { type Lay, laysOf, moveOf, type Row } from "./notation";
import { ownerOf } from "./sides";

export class FaceToFaceController extends TurnController<FaceToFaceGame> {
  /** Whether up and down are meant for the opponent's rows now. */
  isHelping = $state.raw(false);
  /** The row under the card that is being dragged, by its name. */
  under = $state.raw<string | null>(null);

  /** The legal lays of a card, if it is my turn. */
  lays(card: string): readonly Lay[] {
    return this.isMyTurn ? laysOf(this.game, card) : [];
  }

  /** How the card that was picked up would be laid in a row; null: nobody could lay there now. */
  aim(seat: number, row: Row): Lay | null {
    if (this.picked === null || !this.isMyTurn) return null;
    return { card: this.picked, row, isHelp: !this.isMine(seat) };
  }

  override pick(card: string): void {
    if (this.isStoodIn) return;
    super.pick(card);
    this.isHelping = false;
  }

  override drop(): void {
    super.drop();
    this.isHelping = false;
    this.under = null;
  }

  /** Lay a card. What is not legal is tried all the same, to hear why. */
  lay(lay: Lay): void {
    this.drop();
    void this.make(moveOf(lay));
  }

  /** End the turn; a lesson may want that tried before it is legal. */
  end(): void {
    if (!this.isPending(END)) void this.make(END);
    this.drop();
  }

  override takeBack(): Promise<void> {
    this.drop();
    return super.takeBack();
  }

  /** In words, for a button. */
  wordsFor(lay: Lay): string {
    const owner = ownerOf(this.seat ?? 0, lay);
    const whose = lay.isHelp ? "theirs" : "mine";
    return t(`duel-lay.${whose}-${lay.row}`, { card: lay.card, name: this.nameOf(owner) });
  }
}
