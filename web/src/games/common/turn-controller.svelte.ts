// What boards of games with turns can ask and do.
import { untrack } from "svelte";
import type { FaceToFaceSight, QuickEasySight } from "../../wire";
import { Controller } from "./controller.svelte";
import { END } from "./moves";

export class TurnController<
  Seen extends QuickEasySight | FaceToFaceSight,
> extends Controller<Seen> {
  /** The card that was picked up, and is about to be laid. */
  picked = $state.raw<string | null>(null);

  readonly isMyTurn = $derived.by(() => this.isActive && this.game.turn === this.seat);
  readonly canEnd = $derived.by(() => this.isMyTurn && this.isLegal(END) && !this.isPending(END));

  /** Whether somebody has to act, so that the game can go on. */
  isAwaited(seat: number): boolean {
    return this.game.turn === seat && !this.isOver;
  }

  /** Whether a bot has to act there, which may take a moment. */
  isThinking(seat: number): boolean {
    const { lobby, isReplay } = this.table;
    return !isReplay && !!lobby?.seats[seat]?.bot && this.isAwaited(seat);
  }

  /** Which cards lie where, as a text: it changes only when a card comes, goes or turns over. */
  readonly layout = $derived.by(() => {
    const { number, hand, hand_sizes, tops, row_sizes, hands_revealed } = this.game;
    return JSON.stringify([number, hand, hand_sizes, tops, row_sizes, hands_revealed]);
  });

  /** Pick a card up, or put it back. */
  pick(card: string): void {
    this.picked = this.picked === card ? null : card;
  }

  /** Put back what was picked up. */
  drop(): void {
    this.picked = null;
  }

  async takeBack(): Promise<void> {
    if (!this.game.can_take_back || this.isStoodIn) return;
    const answer = await this.table.do({ do: "take-back" });
    if (answer.done) this.worked();
    else await this.refused(answer.code, { isForLesson: false });
  }

  /** Call `read` whenever the turn changes. Use it while a board is set up. */
  announceTurns(read: () => void): void {
    // Derived, since `game` changes with every card.
    const turn = $derived(this.game.turn);
    const number = $derived(this.game.number);
    $effect(() => {
      void turn;
      void number;
      if (!this.table.isReplay) untrack(read);
    });
  }
}
