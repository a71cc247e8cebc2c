// What a board of quick-easy can ask and do.
import { read } from "../../look/inks";
import type { Telling } from "../../state/table.svelte";
import type { RowSign } from "../../talk/signals";
import { type Laid, standing } from "../../talk/claims";
import type { QuickEasySight, Said, TableEvent } from "../../wire";
import { END } from "../common/moves";
import type { BoardTable } from "../common/table";
import { TurnController } from "../common/turn-controller.svelte";
import { layOf, moveOf, ROWS, startOf } from "./notation";

/** How long a bubble stays, in milliseconds, with time to read each letter. */
const BUBBLE = 4_000;
const BUBBLE_A_LETTER = 60;

export class QuickEasyController extends TurnController<QuickEasySight> {
  /** The card that was laid last, and by whom: it flies in from there. */
  newest = $state.raw<{ readonly card: string; readonly seat: number } | null>(null);
  /** The card that was taken back last, until another is laid: it flies back the same way. */
  returned = $state.raw<QuickEasyController["newest"]>(null);
  /** Texts that were just said, by seat. */
  bubbles = $state.raw<Readonly<Record<number, Said>>>({});
  /** The cards laid since I came. */
  #heard = $state.raw<readonly Laid[]>([]);
  /** Since when all laid cards are known; older signals may be about cards that are gone. */
  #since = $state.raw(0);

  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(table: BoardTable) {
    super(table);
    const { row_sizes: sizes, changed } = this.game;
    this.#since = sizes[0] + sizes[1] && !table.past ? changed : 0;
  }

  readonly #laid = $derived.by(() => this.table.past?.reduce(laidAfter, []) ?? this.#heard);

  readonly isAgreeing = $derived.by(() => this.game.turn === null && !this.isOver);
  /** Whether it is the turn of the seat the table is seen from, even in a replay. */
  readonly isOwnTurn = $derived.by(
    () =>
      !this.isOver &&
      !this.isStoodIn &&
      this.table.seat !== null &&
      this.game.turn === this.table.seat,
  );
  readonly canLay = $derived.by(
    () => this.isMyTurn && !this.isPending(END) && this.game.legal.some((move) => layOf(move)),
  );
  /** The other seats, clockwise from mine. */
  readonly partners = $derived.by(() => {
    const seats = this.game.hand_sizes.map((_, seat) => seat);
    const own = this.table.seat;
    return own === null ? seats : [...seats.slice(own + 1), ...seats.slice(0, own)];
  });

  /** Before the first turn, all who have not voted. */
  override isAwaited(seat: number): boolean {
    return this.isAgreeing ? this.game.votes[seat] === null : super.isAwaited(seat);
  }

  /** The rows a card can be laid on, as the server lists them. */
  fits(card: string): readonly RowSign[] {
    return ROWS.filter((row) => this.isLegal(moveOf({ card, row })));
  }

  /** A player in a sentence: me, or another one; in a replay, nobody is me. */
  whoIs(seat: number): { readonly who: "me" | "other"; readonly name: string } {
    return { who: this.isMine(seat) ? "me" : "other", name: this.nameOf(seat) };
  }

  chipsOf(seat: number): readonly string[] {
    const known = this.table.said.filter((each) => each.at >= this.#since);
    const chips = standing(seat, known, this.#laid, this.game.hand_sizes[seat] ?? 0);
    return this.isAgreeing ? chips : chips.filter((chip) => !chip.startsWith("start:"));
  }

  /** Lay a card. An illegal lay is sent, too: the answer says why it is illegal. */
  async lay(card: string, row: RowSign): Promise<void> {
    this.drop();
    await this.make(moveOf({ card, row }));
  }

  async end(): Promise<void> {
    if (this.canEnd) await this.make(END);
  }

  /** Vote for a seat to start. */
  async vote(seat: number): Promise<void> {
    if (this.isLegal(startOf(seat))) await this.make(startOf(seat));
  }

  override heard(event: TableEvent, { isNews }: Telling): void {
    this.#heard = laidAfter(this.#heard, event);
    if (event.event === "dealt") this.#begin();
    if (event.event === "moved") this.#moved(event);
    if (event.event === "took-back") {
      this.returned = this.newest;
      this.newest = null;
    }
    if (event.event === "said" && (event.text || event.phrase) && isNews) this.#bubble(event);
  }

  #begin(): void {
    this.picked = this.newest = this.returned = null;
    this.#since = 0;
  }

  #moved({ seat, move }: { seat: number; move: string }): void {
    const lay = layOf(move);
    if (!lay) return;
    this.newest = { card: lay.card, seat };
    this.returned = null;
    if (this.picked === lay.card) this.picked = null;
  }

  #bubble(said: Said): void {
    const { seat, text = "" } = said;
    if (seat === null) return;
    this.bubbles = { ...this.bubbles, [seat]: said };
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        const { [seat]: shown, ...others } = this.bubbles;
        if (shown === said) this.bubbles = others;
      },
      BUBBLE + BUBBLE_A_LETTER * text.length,
    );
    this.#timers.add(timer);
  }

  leave(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** The laid cards after an event. */
function laidAfter(laid: readonly Laid[], event: TableEvent): readonly Laid[] {
  if (event.event === "dealt") return [];
  if (event.event === "took-back") {
    const last = laid.findLastIndex(({ seat }) => seat === event.seat);
    return laid.filter((_, place) => place !== last);
  }
  const lay = event.event === "moved" && layOf(event.move);
  if (!lay) return laid;
  const { seat, at } = event;
  return [...laid, { seat, at, row: lay.row, ink: read(lay.card).ink }];
}
