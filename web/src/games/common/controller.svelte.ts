// What the board of any game can ask and do.
import type { RefusalCode } from "../../net/http";
import { nameOf } from "../../state/names";
import { notices, notify } from "../../state/notices.svelte";
import { hasBot } from "../../state/presence";
import type { Telling } from "../../state/table.svelte";
import { texts } from "../../texts/texts.svelte";
import type { SeatInfo, Sight, TableEvent } from "../../wire";
import type { BoardTable } from "./table";

export class Controller<Seen extends Sight> {
  /** Why something was refused, as was last said. */
  #refusal = "";

  constructor(readonly table: BoardTable) {}

  /** The game as drawn: commands under way count as carried out. */
  readonly game = $derived.by(() => this.table.expected as Seen);
  readonly isOver = $derived.by(() => this.game.outcome !== null);
  /** My seat; null for a spectator and in a replay. */
  readonly seat = $derived.by(() => (this.table.isReplay ? null : this.table.seat));
  /** Whether a bot plays for me, until I take over again. */
  readonly isStoodIn = $derived.by(() => hasBot(this.table));
  /** Whether I have a seat in a running game. */
  readonly isSeated = $derived.by(() => this.seat !== null && !this.isOver);
  /** Whether I play: I have a seat, and no bot stands in. */
  readonly isActive = $derived.by(() => this.isSeated && !this.isStoodIn);

  nameOf(seat: number): string {
    return nameOf({ seats: this.table.players }, seat);
  }

  /** Who sits there, for the picture beside the name. */
  personIn(seat: number): { of: SeatInfo | undefined; name: string; isPicture: boolean } {
    const { isReplay, isTrial = false } = this.table;
    const isPicture = isReplay || isTrial || this.isMine(seat);
    return { of: this.table.players[seat], name: this.nameOf(seat), isPicture };
  }

  /** Whether a seat is mine; in a replay none is. */
  isMine(seat: number): boolean {
    return seat === this.seat;
  }

  /** Whether the server has listed a move as legal. */
  isLegal(move: string): boolean {
    return this.game.legal.includes(move);
  }

  /** Whether a lesson or a hint points at a card, a move or a signal. */
  isPointed(what: string): boolean {
    return this.table.pointed?.includes(what) ?? false;
  }

  /** Whether a move was made that has no answer yet. */
  isPending(move: string): boolean {
    return this.table.pending.some(({ command }) => command.do === "move" && command.move === move);
  }

  /** Make a move; in a race, for the card that was seen. */
  async make(move: string, seen?: number | null): Promise<void> {
    const isForLesson = this.isPointed(move);
    const answer = await this.table.do({ do: "move", move, ...(seen !== undefined && { seen }) });
    if (answer.done) this.worked();
    else await this.refused(answer.code, { isForLesson });
  }

  /** Take note of an event. */
  heard(_event: TableEvent, _telling: Telling): void {
    // Most games keep nothing besides their state.
  }

  /** Follow the events, and read the news out. Returns a function that stops it. */
  follow(readOut?: (event: TableEvent) => void): () => void {
    return this.table.listen((event, telling) => {
      this.heard(event, telling);
      if (telling.isNews) readOut?.(event);
    });
  }

  /** Something was carried out: why something else was not is no longer of interest. */
  protected worked(): void {
    notices.withdraw(this.#refusal);
  }

  /** Say why something was refused, unless a lesson asked for it: then the lesson explains. */
  protected async refused(code: RefusalCode, { isForLesson }: { isForLesson: boolean }) {
    if (isForLesson) return;
    this.#refusal = await texts.explain(code);
    notify(this.#refusal, "bad");
  }
}
