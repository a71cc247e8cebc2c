"""Rounds of a measurement, for as long as it may take."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def rounds(seconds: float) -> Iterator[int]:
    """Count from 0 until the time is up, at least once."""
    started = monotonic()
    for number in range(10_000):
        if number and monotonic() - started > seconds:
            return
        yield number
