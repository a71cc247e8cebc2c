// Whether a key is meant for the page, and for its board.

const OTHERS = "input, textarea, select, dialog, [contenteditable]";

/** Whether a key is for the browser, or for a field or a dialog that has the focus. */
export function isForOthers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return event.target instanceof Element && event.target.closest(OTHERS) !== null;
}

/** Whether the focus is nowhere in particular, or on something beside the board that leaves the keys
 * to it, such as a hint: it has `data-board-keys`. */
export function isBesideBoard(target: EventTarget | null): boolean {
  if (target === document.body) return true;
  return target instanceof Element && target.closest("[data-board-keys]") !== null;
}
