// What a board of face-to-face can ask and do.
import { t } from "../../texts/texts.svelte";
import type { FaceToFaceSight } from "../../wire";
import { END } from "../common/moves";
import { TurnController } from "../common/turn-controller.svelte";
import { type Lay, laysOf, moveOf, type Row } from "./notation";
import { ownerOf } from "./sides";

export class FaceToFaceController extends TurnController<FaceToFaceSight> {
  /** Whether up and down are meant for the opponent's rows now. */
  isHelping = $state.raw(false);
  /** The row under the card that is being dragged, by its name. */
  under = $state.raw<string | null>(null);

  /** Whether a seat is mine, and its name does not say so already, as in puzzles. */
  isSaidToBeMine(seat: number): boolean {
    const [you, name] = [t("duel.you"), this.nameOf(seat)].map((word) => word.toLowerCase());
    return this.isMine(seat) && name !== you;
  }

  /** The legal lays of a card, if it is my turn. */
  lays(card: string): readonly Lay[] {
    return this.isMyTurn ? laysOf(this.game, card) : [];
  }

  /** The lay of the picked card on a row; null if nothing is picked, or it is not my turn. */
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

  /** Lay a card. An illegal lay is sent, too: the answer says why it is illegal. */
  lay(lay: Lay): void {
    this.drop();
    void this.make(moveOf(lay));
  }

  /** End the turn. A lesson may ask for that before it is legal. */
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
