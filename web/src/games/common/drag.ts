// A card dragged with a finger or a mouse, and dropped somewhere.
import type { Attachment } from "svelte/attachments";
import { preferences } from "../../state/preferences.svelte";

export interface Drag {
  /** How far a press may move and still be a tap, in pixels; there is a default. */
  readonly tremble?: number;
  /** Whether it may be dragged at all. */
  readonly isLoose: () => boolean;
  readonly taken?: () => void;
  /** The place it is above now. */
  readonly over?: (row: string | null) => void;
  /** Dropped above a place marked with `data-row`, or (null) above none; returns whether it stays. */
  readonly dropped: (row: string | null) => boolean;
}

/** The default. */
const TREMBLE = 6;

/** Give it to a button: a tap is still a click. The style needs `touch-action: none`. */
export const dragging =
  (drag: Drag): Attachment<HTMLElement> =>
  (node) => {
    let start: { readonly finger: number; readonly x: number; readonly y: number } | null = null;
    let isUnderWay = false;

    function pressed(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !drag.isLoose()) return; // one finger, one card
      start = { finger: event.pointerId, x: event.clientX, y: event.clientY };
      node.setPointerCapture(event.pointerId); // a quick hand is off the card with its first move
    }

    function moved(event: PointerEvent): void {
      if (start?.finger !== event.pointerId) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isUnderWay && Math.hypot(x, y) < (drag.tremble ?? TREMBLE)) return;
      if (!isUnderWay) take();
      node.style.translate = `${x}px ${y}px`;
      drag.over?.(rowAt(event));
    }

    function take(): void {
      isUnderWay = true;
      node.dataset["dragged"] = "";
      drag.taken?.();
    }

    function released(event: PointerEvent): void {
      if (start?.finger !== event.pointerId) return;
      if (isUnderWay) letGo(event.type === "pointerup" ? rowAt(event) : null);
      start = null;
    }

    function letGo(row: string | null): void {
      const from = node.style.translate;
      const stays = drag.dropped(row);
      delete node.dataset["dragged"];
      // The card flies on from where it was dropped, so that place is read before the card is removed.
      setTimeout(() => {
        isUnderWay = false; // not before: a click is still to come
        node.style.translate = "";
        if (!stays && preferences.moves) node.animate([{ translate: from }, {}], 180);
      });
    }

    /** A click at the end of a drag does not count. */
    const clicked = (event: MouseEvent): void => {
      if (isUnderWay) event.stopImmediatePropagation();
    };

    const until = new AbortController();
    const { signal } = until;
    node.addEventListener("pointerdown", pressed, { signal });
    node.addEventListener("pointermove", moved, { signal });
    node.addEventListener("pointerup", released, { signal });
    node.addEventListener("pointercancel", released, { signal });
    node.addEventListener("click", clicked, { signal, capture: true });
    return () => {
      until.abort();
      if (start && isUnderWay) drag.dropped(null); // taken away from under the finger
    };
  };

function rowAt(event: PointerEvent): string | null {
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  const row = below.map((each) => each.closest<HTMLElement>("[data-row]")).find(Boolean);
  return row?.dataset["row"] ?? null;
}
