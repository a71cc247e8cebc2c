"""Token buckets."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """Lets through a number per second on average, and bursts up to its size.

    What it lets through also has to pass a wider one, if there is one.
    """

    __slots__ = ("_full", "_left", "_rate", "_when", "_wider")

    def __init__(
        self, rate: float, holds: float | None = None, wider: Bucket | None = None
    ) -> None:
        self._rate = rate
        self._full = 2 * rate if holds is None else holds
        self._left = self._full
        self._when = monotonic()
        self._wider = wider

    def take(self) -> bool:
        """Whether one more is let through."""
        # `is_empty` and `charge` in one: for each frame and command, two calls would cost more.
        now = monotonic()
        self._left = left = min(self._full, self._left + (now - self._when) * self._rate)
        self._when = now
        if left < 1:
            return False
        if self._wider is not None:
            if self._wider.is_empty():
                return False
            self._wider.charge(1)
        self._left = left - 1
        return True

    def charge(self, count: float) -> None:
        """Take more for one that was let through; the next ones wait until it is made up for."""
        self._left -= count
        if self._wider is not None:
            self._wider.charge(count)

    def is_empty(self) -> bool:
        """Whether the next one has to wait."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._when) * self._rate)
        self._when = now
        return self._left < 1 or (self._wider is not None and self._wider.is_empty())

    @property
    def wait(self) -> float:
        """Seconds until the next one is let through, if it was not just now."""
        own = (1 - self._left) / self._rate
        return own if self._wider is None else max(own, self._wider.wait)
