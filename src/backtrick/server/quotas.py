"""How much one client may ask for: a bucket that fills with time, and a count of connections."""

from __future__ import annotations

from collections import Counter
from time import monotonic


class Bucket:
    """Lets through so many a second on average, and twice as many at once."""

    __slots__ = ("_full", "_left", "_rate", "_when")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._full = 2 * rate
        self._left = self._full
        self._when = monotonic()

    def take(self) -> bool:
        """Whether one more is let through."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Counts:
    """How many connections each guest has."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self.total = 0

    def count(self, guest: str) -> int:
        """The connections of one guest."""
        return self._counts.get(guest, 0)

    def add(self, guest: str) -> None:
        """One more."""
        self._counts[guest] += 1
        self.total += 1

    def remove(self, guest: str) -> None:
        """One less."""
        self._counts[guest] -= 1
        self.total -= 1
        if not self._counts[guest]:
            del self._counts[guest]
