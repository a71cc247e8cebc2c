"""The server's clock: the time of day when it started, then a clock that never jumps."""

from __future__ import annotations

from time import monotonic_ns, time_ns
from typing import Final

DAY: Final = 24 * 3600 * 1000
"""Milliseconds per day."""

_OFFSET: Final = time_ns() - monotonic_ns()


def microseconds() -> int:
    """Microseconds since 1970."""
    return (_OFFSET + monotonic_ns()) // 1000


def milliseconds() -> int:
    """Milliseconds since 1970."""
    return (_OFFSET + monotonic_ns()) // 1_000_000
