// What hands and keys do at a board of face-to-face, and where the focus goes.
import { flushSync } from "svelte";
import { announce } from "../../state/announcer.svelte";
import { t } from "../../texts/texts.svelte";
import { isBesideBoard } from "../common/keys";
import type { FaceToFaceController } from "./controller.svelte";
import { actionOf } from "./keys";
import type { Lay } from "./notation";

export class FaceToFaceInput {
  board = $state.raw<HTMLElement>();
  hand = $state.raw<{ focus(): boolean }>();

  constructor(private readonly controller: FaceToFaceController) {}

  readonly lay = (lay: Lay): void => this.#act(() => this.controller.lay(lay));
  readonly end = (): void => this.#act(() => this.controller.end());
  readonly takeBack = (): void => this.#act(() => void this.controller.takeBack());

  readonly pressed = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const isBeside = isBesideBoard(target);
    const isHere = isBeside || this.board?.contains(target);
    const action = isHere && this.controller.isActive ? actionOf(event) : null;
    if (!action) return;
    const card = this.controller.picked ?? target.dataset["value"];
    if (action.do === "lay" && !card) return;
    if (action.do === "go" && !isBeside) return;
    event.preventDefault();
    if (event.repeat) return; // a key held down lays no second card
    if (action.do === "lay" && card) {
      const isHelp = action.isHelp || this.controller.isHelping;
      this.lay({ card, row: action.row, isHelp });
    }
    if (action.do === "go") this.hand?.focus();
    if (action.do === "aim") this.#aim(card);
    if (action.do === "drop") this.controller.drop();
    if (action.do === "end") this.end();
    if (action.do === "take-back") this.takeBack();
  };

  /** Switch between my rows and the opponent's. */
  #aim(card: string | undefined): void {
    const { controller } = this;
    if (!card || !controller.isMyTurn) return;
    controller.picked = card;
    controller.isHelping = !controller.isHelping;
    if (!controller.isHelping) return;
    announce(t("duel-now.helping", { name: controller.nameOf(1 - controller.game.turn) }));
  }

  /** Do something, and put the focus back on the board if it had it. */
  #act(what: () => void): void {
    const hadFocus = this.board?.contains(document.activeElement);
    what();
    if (hadFocus) this.#refocus();
  }

  /** At once: a browser works out the layout for it, which the flights can use then. */
  #refocus(): void {
    flushSync();
    if (!this.hand?.focus()) this.board?.querySelector<HTMLElement>("button.end")?.focus();
  }
}
