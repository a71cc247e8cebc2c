"""The words that people may type: read in a thread, since that takes seconds.

Whoever types before they are read waits, and nobody else.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from ..talk import prepare
from ..talk.vocabulary import languages

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from .live import LiveTable

    Wanted: TypeAlias = tuple[str, str]
    """A variant and a language."""


class Words:
    """Looks at every table; where a game with talk is played, its words are read, once."""

    def __init__(self) -> None:
        self._variants: set[str] = set()
        """Those whose words are known, or about to be."""
        self._known: set[Wanted] = set()
        self._waiting: dict[Wanted, list[Callable[[], None]]] = {}
        self._to_read: SimpleQueue[Wanted] = SimpleQueue()
        self._thread: Thread | None = None

    def __call__(self, live: LiveTable) -> None:
        """Something has happened at a table."""
        variant = _variant_of(live)
        if variant is not None and variant not in self._variants:
            self._read(variant)

    def wait(self, live: LiveTable, language: str, then: Callable[[], None]) -> bool:
        """Whether words of a language have to be read before they can be weighed; what then."""
        variant = _variant_of(live)
        if variant is None or language not in languages() or (variant, language) in self._known:
            return False
        self._waiting.setdefault((variant, language), []).append(then)
        if variant not in self._variants:
            self._read(variant)
        return True

    def _read(self, variant: str) -> None:
        self._variants.add(variant)
        for language in languages():
            self._to_read.put((variant, language))
        if self._thread is None:
            loop = asyncio.get_running_loop()
            # A server that ends must not wait for it.
            self._thread = Thread(target=self._run, args=(loop,), name="words", daemon=True)
            self._thread.start()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # the loop is closed, and nobody is left to wait
            while True:
                variant, language = self._to_read.get()
                prepare(language, variant)
                loop.call_soon_threadsafe(self._is_read, (variant, language))

    def _is_read(self, wanted: Wanted) -> None:
        self._known.add(wanted)
        for then in self._waiting.pop(wanted, ()):
            then()


def _variant_of(live: LiveTable) -> str | None:
    """By which rules words are weighed at a table now; None: by none."""
    play = live.table.running()
    return None if play is None or live.table.settings.signals_only else play.options.talk
