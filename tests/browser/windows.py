"""Windows that people leave to each other: a new one takes longer to open than a page."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Page

Theme = Literal["light", "dark"]

NOWHERE = "/readyz"
"""A page of the same origin with nothing on it: for another one, the browser would start again."""
_FORGET = "localStorage.clear(); sessionStorage.clear()"


@dataclass(frozen=True)
class Look:
    """What cannot be changed once a window is open."""

    url: str
    """Of the server."""
    language: str
    screen: tuple[int, int]
    theme: Theme
    calm: bool


@dataclass(frozen=True)
class Windows:
    """The windows that nobody looks at."""

    _free: dict[Look, list[Page]] = field(default_factory=lambda: defaultdict(list))

    def take(self, look: Look) -> Page | None:
        """A window of that look, as if it were new, if there is one."""
        return self._free[look].pop() if self._free[look] else None

    def leave(self, look: Look, page: Page) -> None:
        """Keep a window for the next person, who finds nothing of this one in it."""
        for tab in page.context.pages:
            if tab != page:
                tab.close()
        page.goto(NOWHERE)
        page.evaluate(_FORGET)
        page.context.clear_cookies()
        width, height = look.screen
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(0, 0)
        self._free[look].append(page)
