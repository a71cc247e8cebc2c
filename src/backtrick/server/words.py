"""The words that people may type: read before they do, since nobody is served meanwhile."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from ..talk import prepare
from ..talk.vocabulary import languages

if TYPE_CHECKING:
    from .live import LiveTable


class Words:
    """Looks at every table; where a game with talk is played, its words are read, once."""

    def __init__(self) -> None:
        self._read: set[str] = set()
        """The variants whose words are known, or about to be."""

    def __call__(self, live: LiveTable) -> None:
        """Something has happened at a table."""
        play = live.stored.running()
        if play is None or live.stored.settings.signals_only:
            return
        variant = play.options.talk
        if variant is not None and variant not in self._read:
            self._read.add(variant)
            # A server that ends must not wait for it.
            Thread(target=_read_all, args=(variant,), name="words", daemon=True).start()


def _read_all(variant: str) -> None:
    for language in languages():
        prepare(language, variant)
