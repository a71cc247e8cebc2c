"""Where a walk takes place: a server, one screen, one language, and somebody who looks."""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from backtrick.texts import Texts

from ..duels import Line, as_client, lines

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess

    from ..people import Company

UNKNOWN: Final = ("status of 404",)
HASTE: Final = {"bot_pace": 0, "countdown_seconds": 1, "gone_seconds": 1}
"""Settings of a server at which nobody waits for long."""
NAMED: Final = re.compile(r"\w")
"""Something that can be read."""


@dataclass(frozen=True)
class Stage:
    """One walk: everybody has the same screen and the same language."""

    server: ServerProcess
    person: Company
    language: str
    screen: tuple[int, int]
    see: Callable[[Page, str], None]
    """Told of each state when it is on the screen, with its name."""

    @property
    def words(self) -> Texts:
        """All that is read."""
        return Texts(self.language)

    def stranger(self, path: str | None = "/") -> Page:
        """Somebody whom the server does not know."""
        return self.person(path, language=self.language, screen=self.screen)

    def guest(self, name: str = "Ada", path: str | None = None) -> Page:
        """Somebody with a name."""
        page = self.stranger(None)
        data = {"name": name, "language": self.language}
        page.request.post("/api/guests", data=data).dispose()
        if path is not None:
            page.goto(path)
        return page

    def table(self, host: Page, game: str, *, settings: Any = None, **options: Any) -> str:
        """A new table of somebody's; its path."""
        body = {"game": game, "options": options, "settings": settings or {}}
        return f"/t/{host.request.post('/api/tables', data=body).json()['table']}"

    @contextmanager
    def lines(self, path: str, *pages: Page) -> Generator[list[Line]]:
        """Connections of people to a table, beside those of their browsers."""
        guests = [as_client(self.server, page) for page in pages]
        with lines(self.server, guests, path.rpartition("/")[2]) as connected:
            yield connected

    def deal(self, path: str, *pages: Page, bots: tuple[str, ...] = ()) -> None:
        """All sit down, the first one deals, and everybody opens the page."""
        with self.lines(path, *pages) as (first, *others):
            for each in others:
                each.do({"do": "sit"})
            for bot in bots:
                first.do({"do": "invite", "bot": bot})
            first.do({"do": "deal"})
        for page in pages:
            page.goto(path)

    def spectator(self, path: str) -> Page:
        """Somebody who looks on while others play."""
        page = self.guest("Zoë", path)
        expect(page.locator("main.playing")).to_be_visible()
        return page

    def button(self, page: Page, text: str, **given: str | float) -> None:
        """Press a button by the id of its text."""
        page.get_by_role("button", name=self.words(text, **given), exact=True).click()
