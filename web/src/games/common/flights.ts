// Cards that travel to their new place. A board marks what it draws:
//   data-card="r7"    a card that can be told from all others
//   data-place="pile" a place that cards come from: a pile, somebody's seat
// It calls `remember` before each change (`$effect.pre`), and gives what is new `in:arrive`: the card
// flies in from where it was, or from the place that is named, if it was nowhere. A lay that is
// refused, or taken back, flies home by the same rule.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../state/settings.svelte";
import type { BoardTable } from "./table";

export interface Arrival {
  /** The card, if it is known. */
  readonly card?: string | undefined;
  /** The place that it comes from if it was nowhere; without one it is just there. */
  readonly from?: string | null | undefined;
  /** How many others set out before it. */
  readonly after?: number;
}

const LASTS = 300;
const APART = 70;
const STILL: TransitionConfig = { duration: 0 };

/** A deal is news for so long, in milliseconds. */
const FRESH = 2_000;

/** Whether the cards have just been dealt, so that one sees them come; given how many were laid. */
export const areJustDealt = (table: BoardTable, laid: readonly number[]): boolean =>
  !table.isReplay && !laid.some(Boolean) && table.now() - (table.expected?.changed ?? 0) < FRESH;

export class Flights {
  #root: HTMLElement | undefined;
  #places = new Map<string, DOMRect>();

  /** What is there when a board appears does not move, unless it has just been dealt. */
  constructor(private isAwake: boolean) {}

  /** From now on everything that is new arrives: give it the board once that is there. */
  wake(root: HTMLElement): void {
    this.#root = root;
    queueMicrotask(() => (this.isAwake = true));
  }

  /** See where all cards lie, before any of them is gone. */
  remember(): void {
    this.#places.clear();
    for (const node of this.#root?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      if (!node.inert) this.#places.set(node.dataset["card"] ?? "", node.getBoundingClientRect());
    }
  }

  /** Let a card fly in. */
  readonly arrive = (node: HTMLElement, { card, from, after = 0 }: Arrival): TransitionConfig => {
    const start = this.isAwake && settings.moves ? this.#start(card, from, node) : null;
    if (!start) return STILL;
    const end = node.getBoundingClientRect();
    const [x, y] = [start.left - end.left, start.top - end.top];
    const smaller = start.width / end.width - 1;
    node.dataset["flying"] = "";
    node.addEventListener("introend", () => delete node.dataset["flying"], { once: true });
    return {
      duration: LASTS,
      delay: after * APART,
      easing: cubicOut,
      css: (_, left) =>
        `transform: translate(${x * left}px, ${y * left}px) scale(${1 + smaller * left})`,
    };
  };

  /** Let a card that is covered lie there until the one that covers it has come. */
  readonly linger = (_: Element, { isGone = false } = {}): TransitionConfig =>
    isGone || !settings.moves ? STILL : { duration: LASTS };

  #start(card: string | undefined, from: string | null | undefined, node: Element): DOMRect | null {
    const known = card === undefined ? undefined : this.#places.get(card);
    if (known) return known;
    if (!from) return null;
    const place = node.closest("[data-flights]")?.querySelector(`[data-place="${from}"]`);
    return place?.getBoundingClientRect() ?? null;
  }
}
