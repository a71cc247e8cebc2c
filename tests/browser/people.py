"""People with browsers, each with their own screen and language."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.machines import ROOT
from tests.patience import PATIENCE

from .windows import Look, Theme, Windows

if TYPE_CHECKING:
    from playwright.sync_api import (
        Browser,
        BrowserContext,
        ConsoleMessage,
        Error,
        Locator,
        Page,
    )

PHONE = (360, 640)
LANDSCAPE = (640, 360)
LONG = (844, 390)
"""A long phone in landscape."""
TABLET = (820, 1180)
DESKTOP = (1280, 800)
HELD = (PHONE, LANDSCAPE, LONG)
"""Those of phones, which are touched."""
SCREENS = (PHONE, TABLET, DESKTOP)
THEMES: Final = ("light", "dark")

# Browsers report every refusal and lost connection as an error; these are not bugs.
STRANGER = ("status of 401",)
BLOCKED = "Service Worker registration blocked"
# A page began to fetch a file, and the service worker was sooner: nothing is wrong.
FROM_CACHE = "A preload for"
OUTAGE = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket connection to")

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# All that axe knows of, best practices too. What passes is not described, which takes longer.
_FIND = """async () => {
  const options = { resultTypes: ["violations"], selectors: false };
  return (await axe.run(options)).violations;
}"""
# What never ends, as the ring around what a lesson points at, is not waited for.
_REST = """async () => {
  const isEnding = (each) => each.effect.getComputedTiming().iterations !== Infinity;
  const moving = () => document.getAnimations().filter(isEnding);
  while (moving().length) await Promise.allSettled(moving().map((each) => each.finished));
}"""


@dataclass
class Company:
    """All people in one test."""

    browser: Browser
    url: str
    windows: Windows | None = None
    """Where to find windows, and to leave them; without, everybody gets a new one."""
    pages: list[tuple[Page, Look | None]] = field(default_factory=list["tuple[Page, Look | None]"])
    """Everybody's first page, and its look if the next person can have the window."""
    complaints: list[str] = field(default_factory=list[str])
    """Errors reported by any of their browsers."""
    is_offline_ready: bool = False
    """Whether their browsers keep the client; the tests' routes do not see what it asks for."""
    forgives: tuple[str, ...] = STRANGER
    """Texts of errors that do not count: add OUTAGE if a server is ended."""

    def __call__(
        self,
        path: str | None = "/",
        *,
        language: str = "en",
        screen: tuple[int, int] = DESKTOP,
        theme: Theme = "light",
        calm: bool = True,
        own: bool = False,
    ) -> Page:
        """A new person who opens a page; calm: without animations.

        own: in a new window that is closed afterwards, for tests that change more in it than a
        person can: its clock, scripts, routes, listeners, network or permissions.
        """
        look = Look(self.url, language, screen, theme, calm)
        page = self.windows.take(look) if self.windows and not own else None
        if page is None:
            page = self._opened(look)
        self.pages.append((page, None if own else look))
        return self._begin(page, path)

    def _opened(self, look: Look) -> Page:
        width, height = look.screen
        context = self.browser.new_context(
            base_url=self.url,
            locale=look.language,
            viewport={"width": width, "height": height},
            has_touch=look.screen in HELD,
            is_mobile=look.screen in HELD,
            color_scheme=look.theme,
            reduced_motion="reduce" if look.calm else "no-preference",
            service_workers="allow" if self.is_offline_ready else "block",
        )
        context.set_default_timeout(1000 * PATIENCE)
        return context.new_page()

    def tab(self, context: BrowserContext, path: str | None = "/") -> Page:
        """Another tab of the same person."""
        return self._begin(context.new_page(), path)

    def _begin(self, page: Page, path: str | None) -> Page:
        page.on("console", self._heard)
        page.on("pageerror", self._failed)
        if path is not None:
            page.goto(path)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        always = (BLOCKED, FROM_CACHE) if self.is_offline_ready else (BLOCKED,)
        is_forgiven = any(each in message.text for each in (*self.forgives, *always))
        if message.type in {"error", "warning"} and not is_forgiven:
            self.complaints.append(f"{message.text} ({message.location})")

    def _failed(self, error: Error) -> None:
        self.complaints.append(f"{error.message}\n{error.stack}")

    def leave(self) -> None:
        """Leave all windows to others, or close them."""
        for page, look in self.pages:
            if self.windows and look and not page.is_closed():
                self.windows.leave(look, page)
                page.remove_listener("console", self._heard)
                page.remove_listener("pageerror", self._failed)
            else:
                page.context.close()


def barriers(page: Page) -> list[str]:
    """The accessibility problems that axe finds on the page."""
    # Injected by the debugger: the page's security policy allows no such script.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_FIND)
    return [
        f"{each['id']}: {each['help']}: {node['html']} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]


def drag(page: Page, what: Locator, where: Locator) -> None:
    """Drag an element to the middle of another, and drop it."""
    what.hover()  # waits until it stops moving
    page.mouse.down()
    end = where.bounding_box()
    assert end
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def rests(page: Page) -> None:
    """Wait until all animations are over."""
    page.evaluate(_REST)


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    # Not innerWidth: a phone that shows too wide a page zooms out until all of it is seen.
    width = "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)"
    return page.evaluate(f"{width}(document.documentElement)")


def overlap(one: Locator, other: Locator) -> bool:
    """Whether one element covers a part of another."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first
    assert second
    return (
        first["x"] < second["x"] + second["width"]
        and second["x"] < first["x"] + first["width"]
        and first["y"] < second["y"] + second["height"]
        and second["y"] < first["y"] + first["height"]
    )


def shoot(page: Page, folder: Path, name: str) -> Path:
    """Take a picture of the whole page."""
    path = folder / f"{name}.png"
    page.screenshot(path=path, full_page=True)
    return path
