// How tall a board may be. A container with a size could say it in CSS alone, but then a browser works
// out the style of every card again with each change: six times as long as a lay may take.

/** `{@attach fitted}` on a board that fills its room: `--board-percent` is a hundredth of its height. */
export function fitted(board: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    board.style.setProperty("--board-percent", `${board.clientHeight / 100}px`);
  });
  observer.observe(board);
  return () => {
    observer.disconnect();
    board.style.removeProperty("--board-percent");
  };
}
