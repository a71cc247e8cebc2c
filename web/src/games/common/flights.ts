// Cards that travel to their new place. A board marks what it draws:
//   data-card="r7"    a card, by a unique name
//   data-place="pile" a place cards come from: a pile, a seat
// It calls `remember` before each change (`$effect.pre`), and gives new cards `in:arrive`: they fly
// in from where they were, or else from the place that is named. So a refused lay flies home.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { preferences } from "../../state/preferences.svelte";
import type { BoardTable } from "./table";

export interface Arrival {
  /** The card, if it is known. */
  readonly card?: string | undefined;
  /** Where it comes from if it was not on the board; without it, it does not fly. */
  readonly from?: string | null | undefined;
  /** How many cards start before it. */
  readonly after?: number;
}

const LASTS = 340;
const APART = 70;
/** How much larger a card is at the top of its flight, since it is nearer. */
const LIFT = 0.09;
/** In degrees: how a card leans when it leaves. */
const LEAN = 5;
const STILL: TransitionConfig = { duration: 0 };

/** For how long a deal is fresh, in milliseconds. */
const FRESH = 2_000;

/** Whether the cards were just dealt, so that they fly in. */
export const areJustDealt = (table: BoardTable, laid: readonly number[]): boolean =>
  !table.isReplay && !laid.some(Boolean) && table.now() - (table.expected?.changed ?? 0) < FRESH;

/** Where the middle of something is. */
const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];

/** The way of a card: lifted, leaning at first, and turned over if it comes from a pile. */
function flight(
  start: DOMRect,
  end: DOMRect,
  { isTurned }: { isTurned: boolean },
): (arrived: number, left: number) => string {
  const [[x = 0, y = 0], [toX = 0, toY = 0]] = [middle(start), middle(end)];
  const smaller = start.width / end.width - 1;
  return (arrived, left) => {
    const size = (1 + smaller * left) * (1 + LIFT * Math.sin(Math.PI * arrived));
    const turn = isTurned ? `rotateY(${180 * left}deg)` : `rotate(${LEAN * left}deg)`;
    return `transform: translate(${(x - toX) * left}px, ${(y - toY) * left}px) scale(${size}) ${turn}`;
  };
}

export class Flights {
  #root: HTMLElement | undefined;
  #places = new Map<string, DOMRect>();

  /** Cards that are there when a board appears do not move, unless they were just dealt. */
  constructor(private isAwake: boolean) {}

  /** From now on, new cards fly in. Call it with the board once it exists. */
  wake(root: HTMLElement): void {
    this.#root = root;
    queueMicrotask(() => (this.isAwake = true));
  }

  /** Remember where all cards are. */
  remember(): void {
    this.#places.clear();
    for (const node of this.#root?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      if (!node.inert) this.#places.set(node.dataset["card"] ?? "", node.getBoundingClientRect());
    }
  }

  /** Let a card fly in. */
  readonly arrive = (node: HTMLElement, { card, from, after = 0 }: Arrival): TransitionConfig => {
    const start = this.isAwake && preferences.moves ? this.#start(card, from, node) : null;
    if (!start) return STILL;
    const end = node.getBoundingClientRect(); // before anything is changed
    const delay = after * APART;
    const isTurned =
      card !== undefined && !this.#places.has(card) && (from ?? "").startsWith("pile");
    node.dataset["flying"] = isTurned ? "turned" : "";
    node.style.setProperty("--delay", `${delay}ms`);
    node.addEventListener("introend", () => delete node.dataset["flying"], { once: true });
    return { duration: LASTS, delay, easing: cubicOut, css: flight(start, end, { isTurned }) };
  };

  /** Keep a covered card until the one on top has arrived. */
  readonly linger = (_: Element, { isGone = false } = {}): TransitionConfig =>
    isGone || !preferences.moves ? STILL : { duration: LASTS };

  #start(card: string | undefined, from: string | null | undefined, node: Element): DOMRect | null {
    const known = card === undefined ? undefined : this.#places.get(card);
    if (known) return known;
    if (!from) return null;
    const place = node.closest("[data-flights]")?.querySelector(`[data-place="${from}"]`);
    return place?.getBoundingClientRect() ?? null;
  }
}
