// The hint for a turn: asked for, shown, and followed card by card.
import type { Kit } from "../../games";
import type { HintInfo } from "../../net/bodies";
import { hintAt } from "../../net/analyses";
import { Refusal } from "../../net/http";
import { doOrNotify } from "../../state/commands";
import { notifyRefusal } from "../../state/notices.svelte";
import type { Table } from "../../state/table.svelte";
import { texts } from "../../texts/texts.svelte";
import type { TableEvent } from "../../wire";

/** What a hint says is in these files of `locales/`. */
const WORDS = ["coach", "replay-page"] as const;

export class Hint {
  /** Null until it is there. */
  told = $state.raw<HintInfo | null>(null);
  isOpen = $state(false);
  isAsked = $state(false);
  /** My moves since it was asked for. */
  #made = $state.raw<readonly string[]>([]);
  /** Counts what was asked, so that an answer to something else is not told. */
  #question = 0;

  constructor(
    private readonly table: Table,
    private readonly partsOf: () => Kit["partsOf"],
  ) {}

  /** Whether there may be hints in this game. */
  readonly isOffered = $derived.by(() => (this.table.game?.hint ?? "off") !== "off");
  /** Whether it is my turn to ask. */
  readonly isFree = $derived.by(() => ["free", "taken"].includes(this.table.game?.hint ?? "off"));
  /** What is left to do of what was told; nothing if I went another way. */
  readonly left = $derived.by((): readonly string[] => {
    const moves = this.told?.moves ?? [];
    return this.#made.every((move, at) => move === moves[at]) ? moves.slice(this.#made.length) : [];
  });
  /** What the board points at: the next card and where it goes. */
  readonly pointed = $derived.by((): readonly string[] => {
    const [next] = this.left;
    if (next === undefined) return [];
    const { card } = this.partsOf()?.(next) ?? {};
    return card === undefined ? [next] : [card, next];
  });

  /** Take a hint, or see the one that was taken for this turn. */
  async ask(): Promise<void> {
    if (this.isAsked || !this.isFree) return;
    this.isOpen = true;
    if (this.left.length) return;
    this.isAsked = true;
    this.told = null;
    try {
      await this.#take();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.close();
      await notifyRefusal(error);
    } finally {
      this.isAsked = false;
    }
  }

  async #take(): Promise<void> {
    if (this.table.game?.hint === "free" && !(await doOrNotify(this.table, { do: "hint" }))) {
      this.close();
      return;
    }
    const question = ++this.#question;
    this.#made = [];
    const [told] = await Promise.all([hintAt(this.table.id), texts.need(...WORDS)]);
    if (question === this.#question && this.isFree) this.told = told; // else it is another turn
  }

  /** Follow what I do. */
  heard(event: TableEvent): void {
    if (!this.told && !this.isAsked) return;
    if (event.event === "moved" && event.seat === this.table.seat)
      this.#made = [...this.#made, event.move];
    if (event.event === "took-back") this.#takenBack();
  }

  /** A card from before the hint makes it another turn. */
  #takenBack(): void {
    if (this.#made.length) this.#made = this.#made.slice(0, -1);
    else this.close();
  }

  /** Hide what was told; the board still points at it. */
  hide(): void {
    this.isOpen = false;
  }

  /** Forget it; the board points at nothing more. */
  close(): void {
    this.hide();
    this.told = null;
    this.#question++;
  }
}
