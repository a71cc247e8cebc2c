// Places on the screen, by name, for cards to fly between.
import { preferences } from "../../state/preferences.svelte";
import { flies } from "../common/flight";

/** Waiting is losing. */
const QUICK = 140;
const LIFT = 0.12;

export class Places {
  readonly #elements = new Map<string, Element>();
  readonly #lifted = new Map<string, DOMRect>();
  #isAwake = false;

  /** Cards that are there when the board appears do not move; call it when they are. */
  wake(): void {
    queueMicrotask(() => (this.#isAwake = true));
  }

  /** `{@attach places.mark("stack")}` on an element: it is found by that name. */
  mark(name: string): (element: Element) => () => void {
    return (element) => {
      this.#elements.set(name, element);
      return () => void this.#elements.delete(name);
    };
  }

  /** A card was dragged: the next one from that place starts from where it is now. */
  lift(name: string, card: Element): void {
    this.#lifted.set(name, card.getBoundingClientRect());
  }

  /** `use:fly={{ from: "stack" }}` on a card that comes from there. */
  readonly fly = (card: HTMLElement, { from }: { from: string }): void => {
    const lifted = this.#lifted.get(from);
    this.#lifted.delete(from);
    const place = this.#elements.get(from);
    if (!this.#isAwake || !preferences.moves || !(lifted ?? place)) return;
    queueMicrotask(() => {
      const start = lifted ?? place?.getBoundingClientRect();
      const end = card.getBoundingClientRect();
      if (start?.width && end.width)
        flies(card, sized(start, end), end, { lasts: QUICK, lift: LIFT });
    });
  };
}

/** The same middle, but the size of a card: places are of all sizes. */
const sized = ({ left, top, width, height }: DOMRect, card: DOMRect): DOMRect =>
  new DOMRect(
    left + (width - card.width) / 2,
    top + (height - card.height) / 2,
    card.width,
    card.height,
  );
