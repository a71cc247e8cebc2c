// Places on the screen, by name, for cards to fly between.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { preferences } from "../../state/preferences.svelte";

const QUICK = 140;
/** How much larger a card is halfway, since it is nearer. */
const LIFT = 0.12;

export class Places {
  readonly #elements = new Map<string, Element>();
  readonly #lifted = new Map<string, DOMRect>();

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

  /** `in:fly={{ from: "stack" }}` on a card that comes from there. */
  readonly fly = (card: Element, { from }: { from: string }): TransitionConfig => {
    const start = this.#lifted.get(from) ?? this.#elements.get(from)?.getBoundingClientRect();
    this.#lifted.delete(from);
    if (!start?.width || !preferences.moves) return { duration: 0 };
    const end = card.getBoundingClientRect();
    const x = start.x + start.width / 2 - end.x - end.width / 2;
    const y = start.y + start.height / 2 - end.y - end.height / 2;
    return {
      duration: QUICK,
      easing: cubicOut,
      css: (arrived, rest) =>
        `transform: translate(${x * rest}px, ${y * rest}px) scale(${1 + LIFT * Math.sin(Math.PI * arrived)})`,
    };
  };
}
