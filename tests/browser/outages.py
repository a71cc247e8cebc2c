"""A server that is killed and started again in the middle of games."""

from __future__ import annotations

import signal
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.server.server_process import GENEROUS, ServerProcess, serving

from .people import OUTAGE, Company

if TYPE_CHECKING:
    from contextlib import ExitStack
    from pathlib import Path

    from playwright.sync_api import Browser, Page

HASTE = {"bot_pace": 0, "countdown_seconds": 1, **GENEROUS}


@dataclass
class Mortal:
    """A server with a life after death, and the people at its tables."""

    folder: Path
    browser: Browser
    lives: ExitStack
    """Ends whatever was started."""
    server: ServerProcess = field(init=False)
    person: Company = field(init=False)

    def __post_init__(self) -> None:
        self.server = self.lives.enter_context(serving(self.folder, **HASTE))
        self.person = Company(self.browser, self.server.url)
        self.person.forgives += OUTAGE
        self.lives.callback(self.person.leave)

    def kill(self) -> None:
        """As when the power fails: it cannot say goodbye."""
        self.server.end(signal.SIGKILL)

    def start(self) -> None:
        """Start it again where it was."""
        port = self.server.address.rpartition(":")[2]
        self.server = self.lives.enter_context(serving(self.folder, port=port, **HASTE))


def mark(*pages: Page) -> None:
    """Remember that these pages were not loaded anew."""
    for page in pages:
        page.evaluate("window.isSame = true")


def is_same(page: Page) -> bool:
    """Whether a page was not loaded anew since it was marked."""
    return bool(page.evaluate("window.isSame"))
