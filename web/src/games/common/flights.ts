// Cards that travel to their new place. A board marks what it draws:
//   data-card="r7"    a card, by a unique name
//   data-place="pile" a place cards come from: a pile, a seat
//   data-slot         a place in a hand: it glides when others come or go
// It calls `remember` before each change (`$effect.pre`), and gives new cards `use:arrive`: they fly
// in from where they were, or else from the place that is named. So a refused lay flies home.
//
// After a change all places are read first, and only then anything is moved: a browser works out its
// layout again for each look after a change, which took longer than all the rest of a lay.
import type { TransitionConfig } from "svelte/transition";
import { preferences } from "../../state/preferences.svelte";
import { flies, slides } from "./flight";
import type { BoardTable } from "./table";

export interface Arrival {
  /** The card, if it is known. */
  readonly card?: string | undefined;
  /** Where it comes from if it was not on the board; without it, it does not fly. */
  readonly from?: string | null | undefined;
  /** How many cards start before it. */
  readonly after?: number;
}

/** A card that has to be moved, and where it was if it was on the board. */
interface Mover extends Arrival {
  readonly node: HTMLElement;
  readonly was: DOMRect | undefined;
}

const LASTS = 340;
const APART = 70;
const LIFT = 0.09;
const LEAN = 5;
const SLIDES = 220;
const STILL: TransitionConfig = { duration: 0 };

/** For how long a deal is fresh, in milliseconds. */
const FRESH = 2_000;

/** Whether the cards were just dealt, so that they fly in. */
export const areJustDealt = (table: BoardTable, laid: readonly number[]): boolean =>
  !table.isReplay && !laid.some(Boolean) && table.now() - (table.expected?.changed ?? 0) < FRESH;

export class Flights {
  #root: HTMLElement | undefined;
  #places = new Map<string, DOMRect>();
  #slots = new Map<HTMLElement, DOMRect>();
  #movers: Mover[] = [];
  #isDue = false;

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
    this.#slots.clear();
    if (!this.#root || !preferences.moves) return;
    for (const node of this.#root.querySelectorAll<HTMLElement>("[data-card]")) {
      if (!node.inert) this.#places.set(node.dataset["card"] ?? "", node.getBoundingClientRect());
    }
    for (const slot of this.#root.querySelectorAll<HTMLElement>("[data-slot]")) {
      this.#slots.set(slot, slot.getBoundingClientRect());
    }
    this.#moveSoon();
  }

  /** Let a card fly in. */
  readonly arrive = (node: HTMLElement, arrival: Arrival): void => {
    if (!this.isAwake || !preferences.moves) return;
    const was = arrival.card === undefined ? undefined : this.#places.get(arrival.card);
    this.#movers.push({ ...arrival, node, was });
    this.#moveSoon();
  };

  /** Keep a covered card until the one on top has arrived. */
  readonly linger = (_: Element, { isGone = false } = {}): TransitionConfig =>
    isGone || !preferences.moves ? STILL : { duration: LASTS };

  /** When the board is drawn, but not yet seen. */
  #moveSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.#move());
  }

  #move(): void {
    this.#isDue = false;
    const ways = this.#movers.map((mover) => ({
      ...mover,
      start: mover.was ?? startOf(mover),
      end: mover.node.getBoundingClientRect(),
    }));
    const slots = [...this.#slots]
      .filter(([slot]) => slot.isConnected)
      .map(([slot, was]) => ({ slot, was, is: slot.getBoundingClientRect() }));
    this.#movers = [];
    this.#slots.clear();
    for (const { slot, was, is } of slots) slides(slot, was, is, SLIDES);
    for (const { start, end, ...mover } of ways) {
      if (start && !isNear(start, end)) depart(mover, start, end);
    }
  }
}

/** Whether there is no way to go, but for a pixel. */
const isNear = (start: DOMRect, end: DOMRect): boolean =>
  Math.max(Math.abs(start.left - end.left), Math.abs(start.top - end.top)) < 2;

/** The place it comes from, if there is one. */
function startOf({ node, from }: Mover): DOMRect | undefined {
  if (!from) return undefined;
  const place = node.closest("[data-flights]")?.querySelector(`[data-place="${from}"]`);
  return place?.getBoundingClientRect();
}

function depart(mover: Mover, start: DOMRect, end: DOMRect): void {
  const { node, card, from, after = 0, was } = mover;
  const delay = after * APART;
  const isTurned = card !== undefined && !was && (from ?? "").startsWith("pile");
  node.dataset["flying"] = isTurned ? "turned" : "";
  node.style.setProperty("--delay", `${delay}ms`);
  const flight = flies(node, start, end, { lasts: LASTS, delay, lift: LIFT, lean: LEAN, isTurned });
  flight.onfinish = () => delete node.dataset["flying"];
}
