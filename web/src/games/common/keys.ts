// Whether a key is meant for the page.

const OTHERS = "input, textarea, select, dialog, [contenteditable]";

/** Whether a key is for the browser, or for a field or a dialog that has the focus. */
export function isForOthers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return event.target instanceof Element && event.target.closest(OTHERS) !== null;
}
