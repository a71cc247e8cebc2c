"""Token buckets."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """Lets through a number per second on average, and bursts up to its size."""

    __slots__ = ("_full", "_left", "_rate", "_when")

    def __init__(self, rate: float, holds: float | None = None) -> None:
        self._rate = rate
        self._full = 2 * rate if holds is None else holds
        self._left = self._full
        self._when = monotonic()

    def take(self) -> bool:
        """Whether one more is let through."""
        if self.is_empty():
            return False
        self._left -= 1
        return True

    def charge(self, count: float) -> None:
        """Take more for one that was let through; the next ones wait until it is made up for."""
        self._left -= count

    def is_empty(self) -> bool:
        """Whether the next one has to wait."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._when) * self._rate)
        self._when = now
        return self._left < 1

    @property
    def wait(self) -> float:
        """Seconds until the next one is let through, if it was not just now."""
        return (1 - self._left) / self._rate
