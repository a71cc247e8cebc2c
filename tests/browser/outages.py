"""A server that is killed and restarted in the middle of games."""

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
    """A server that can be killed and restarted, and the people at its tables."""

    folder: Path
    browser: Browser
    lives: ExitStack
    """End everything that was started."""
    server: ServerProcess = field(init=False)
    person: Company = field(init=False)

    def __post_init__(self) -> None:
        self.server = self.lives.enter_context(serving(self.folder, **HASTE))
        self.person = Company(self.browser, self.server.url)
        self.person.forgives += OUTAGE
        self.lives.callback(self.person.leave)

    def kill(self) -> None:
        """Kill it, as in a power cut, without a goodbye."""
        self.server.end(signal.SIGKILL)

    def start(self) -> None:
        """Restart it at the same address."""
        port = self.server.address.rpartition(":")[2]
        self.server = self.lives.enter_context(serving(self.folder, port=port, **HASTE))


def mark(*pages: Page) -> None:
    """Mark these pages, to notice if they reload."""
    for page in pages:
        page.evaluate("window.isSame = true")


def is_same(page: Page) -> bool:
    """Whether a page has not reloaded since it was marked."""
    return bool(page.evaluate("window.isSame"))
