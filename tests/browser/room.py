"""Whether texts fit: what overflows the screen, or is clipped by an element around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Each line of each text, against the screen and against everything around it that hides what sticks
# out. What only a screen reader gets is tiny or clipped on purpose; what can be scrolled is not
# lost; and a card lies on another one on purpose, which hides the text of nobody's words.
_FIND: Final = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
  const isUnseen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.clipPath !== "none") return true;
      if (each.matches("dialog:not([open])")) return true;
      const box = each.getBoundingClientRect();
      if (style.overflow !== "visible" && box.width <= 1) return true;
    }
    return false;
  };
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.textContent.trim() || isUnseen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = text.textContent.trim().slice(0, 40);
    for (const box of range.getClientRects()) {
      const scrolls = { X: false, Y: false };
      let around = text.parentElement;
      for (; around && around !== document.documentElement; around = around.parentElement) {
        const style = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        for (const way of ["X", "Y"]) scrolls[way] ||= /auto|scroll/.test(style[`overflow${way}`]);
        const clips = (way) => !scrolls[way] && /hidden|clip/.test(style[`overflow${way}`]);
        const isCut =
          (clips("X") && (box.left < frame.left - 2 || box.right > frame.right + 2)) ||
          (clips("Y") && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4));
        const where = `${round(box)}, cut by ${around.className} ${round(frame)}`;
        if (isCut) found.push(`"${words}" ${where}`);
        if (style.position === "fixed") break;
      }
      const { clientWidth } = document.documentElement; // a phone zooms out: innerWidth grows
      if (!scrolls.X && (box.left < -1 || box.right > clientWidth + 1)) {
        found.push(`"${words}" ${round(box)} sticks out of the screen`);
      }
    }
  }
  return [...new Set(found)];
}"""


def cut_off(page: Page) -> list[str]:
    """The texts that are clipped or overflow."""
    return page.evaluate(_FIND)
