"""The signals in what somebody said, tapped or typed: at a table, and in a record."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .listener import understand
from .signals import SIGNAL_NAMED
from .source import languages

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .signals import Signal


def signals_said(names: Iterable[str], text: str, language: str) -> tuple[Signal, ...]:
    """The signals in what was said at a table: a text, or else the names of signals."""
    if not text:
        return tuple(SIGNAL_NAMED[name] for name in names if name in SIGNAL_NAMED)
    return understand(text, language) if language in languages() else ()


@lru_cache(maxsize=1024)
def signals_recorded(text: str) -> tuple[Signal, ...]:
    """The signals in what a record has: names of signals, or a text in any language."""
    names = text.split()
    if all(name in SIGNAL_NAMED for name in names):
        return signals_said(names, "", "")
    found = (understand(text, language) for language in languages())
    return next((signals for signals in found if signals), ())
