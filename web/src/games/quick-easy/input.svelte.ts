// What hands and keys do at a board of quick-easy, and where the focus goes.
import { tick } from "svelte";
import type { RowSign } from "../../talk/signals";
import { isBesideBoard } from "../common/keys";
import { type Action, actionOf } from "./keys";
import type { QuickEasyController } from "./controller.svelte";

/** My cards on the screen, counted from 0. */
interface Cards {
  /** Focus a card; returns whether there is one. */
  focus(at: number): boolean;
  /** The place of the focused card; -1 if there is none. */
  focused(): number;
}

export class QuickEasyInput {
  board = $state.raw<HTMLElement>();
  hand = $state.raw<Cards>();

  constructor(private readonly controller: QuickEasyController) {}

  readonly lay = async (card: string, row: RowSign): Promise<void> => {
    const at = this.#focused;
    const isByHand = at >= 0 || this.#has(document.activeElement);
    const answered = this.controller.lay(card, row);
    await tick();
    if (isByHand) await this.#focusOn(Math.max(at, 0));
    await answered;
    if (isByHand && document.activeElement === document.body) await this.#focusOn(0);
  };

  readonly layPicked = (row: RowSign): void => {
    const card = this.controller.picked;
    if (card) void this.lay(card, row);
  };

  readonly end = (): Promise<void> => this.#andBack(this.controller.end());
  readonly takeBack = (): Promise<void> => this.#andBack(this.controller.takeBack());

  readonly pressed = (event: KeyboardEvent): void => {
    const isHere = this.#has(event.target) || isBesideBoard(event.target);
    const action = isHere && this.controller.isActive ? actionOf(event) : null;
    if (!action) return;
    // A key held down moves along the hand, but lays no second card.
    const isHeldDown = event.repeat && action.do !== "go";
    if (isHeldDown || this.#fulfil(action, event.target)) event.preventDefault();
  };

  get #focused(): number {
    return this.hand?.focused() ?? -1;
  }

  #has(target: EventTarget | null): boolean {
    return this.board?.contains(target as Node | null) ?? false;
  }

  /** Keep the keys working: a card that is laid takes the focus with it. */
  async #focusOn(at: number): Promise<void> {
    await tick();
    if (!this.hand?.focus(at)) this.board?.focus({ preventScroll: true });
  }

  /** Focus a card once something is done, unless the focus has moved on. */
  async #andBack(done: Promise<void>): Promise<void> {
    const before = document.activeElement;
    await done;
    const now = document.activeElement;
    if (now === before || now === document.body) await this.#focusOn(0);
  }

  /** Carry out an action; returns whether there was anything to do. */
  #fulfil(action: Action, target: EventTarget | null): boolean {
    switch (action.do) {
      case "go":
        return this.#go(action.by, target);
      case "pick":
        return this.#pick(action.at);
      case "lay":
        return this.#layAtHand(action.row, target);
      case "end":
        void this.end();
        return true;
      case "take-back":
        void this.takeBack();
        return true;
      case "drop":
        return this.#drop();
    }
  }

  /** Move from card to card, unless the focus is on something that uses arrows itself. */
  #go(by: number, target: EventTarget | null): boolean {
    const at = this.#focused;
    if (at < 0 && this.#isElsewhere(target)) return false;
    this.hand?.focus(at < 0 ? 0 : at + by);
    return true;
  }

  #isElsewhere(target: EventTarget | null): boolean {
    return target !== this.board && !isBesideBoard(target);
  }

  #pick(at: number): boolean {
    const card = this.controller.game.hand[at];
    if (!card) return false;
    this.hand?.focus(at);
    this.controller.pick(card);
    return true;
  }

  /** Lay the picked or the focused card, unless arrows scroll something there. */
  #layAtHand(row: RowSign, target: EventTarget | null): boolean {
    if (this.#isElsewhere(target) && !(target instanceof HTMLButtonElement)) return false;
    const card = this.controller.picked ?? this.controller.game.hand[this.#focused];
    if (!card) return false;
    if (this.controller.isMyTurn) void this.lay(card, row);
    return true;
  }

  #drop(): boolean {
    const { picked } = this.controller;
    this.controller.drop();
    return picked !== null;
  }
}
