"""The pictures of a walk: taken, checked, and put on one page."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

from tests.browser.people import overflow
from tests.browser.room import cut_off

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from playwright.sync_api import Page

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_OFTEN = 8
"""How often to enlarge the screen: elements sized by it grow too, and the page is taller again."""
_HEAD = """<!doctype html><meta charset="utf-8"><title>Backtrick</title>
<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{margin:0}img{display:block;height:30rem;border:1px solid #888}</style>
"""


class Album:
    """A folder of pictures."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._names: list[str] = []
        self.amiss = 0

    @property
    def count(self) -> int:
        """How many pictures there are."""
        return len(self._names)

    def page(self, screen: str, language: str) -> Callable[[Page, str], None]:
        """Take pictures of one screen in one language."""

        def see(page: Page, state: str) -> None:
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                self._shoot(page, f"{state}-{screen}-{theme}-{language}")
            for words in self._faults(page):
                self.tell(f"{state}-{screen}-{language}: {words}")

        return see

    def tell(self, words: str) -> None:
        """Report a problem."""
        self.amiss += 1
        print(words, flush=True)

    def close(self) -> None:
        """Put all pictures on one page."""
        figures = [
            f'<figure><a href="{name}.png"><img src="{name}.png" loading="lazy"></a>'
            f"<figcaption>{name}</figcaption></figure>"
            for name in self._names
        ]
        (self._folder / "index.html").write_text(_HEAD + "\n".join(figures), encoding="utf-8")

    def _shoot(self, page: Page, name: str) -> None:
        with _unfocused(page), _whole(page):
            page.screenshot(path=self._folder / f"{name}.png", full_page=True)
        self._names.append(name)

    def _faults(self, page: Page) -> list[str]:
        too_wide = overflow(page)
        return cut_off(page) + ([f"{too_wide} pixels too wide"] if too_wide > 0 else [])


@contextmanager
def _whole(page: Page) -> Generator[None]:
    """Make the phone as tall as its page: a picture beyond the screen drops touch emulation."""
    screen = page.viewport_size
    if not screen or not page.evaluate("navigator.maxTouchPoints"):
        yield
        return
    height = screen["height"]
    for _ in range(_OFTEN):
        whole: int = page.evaluate("document.documentElement.scrollHeight")
        if whole <= height:
            break
        height = whole
        page.set_viewport_size({"width": screen["width"], "height": height})
    yield
    page.set_viewport_size(screen)


@contextmanager
def _unfocused(page: Page) -> Generator[None]:
    """Remove the focus ring."""
    focused = page.evaluate_handle("document.activeElement")
    focused.evaluate("(element) => element.blur()")
    yield
    focused.evaluate("(element) => element.focus({ preventScroll: true })")
