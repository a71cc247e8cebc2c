"""How much a guest may ask for: buckets that fill with time, and a count of connections."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final

_MOST_KEPT: Final = 20_000


class Bucket:
    """Lets through so many a second on average, and at once as many as it holds."""

    __slots__ = ("_full", "_left", "_rate", "_when")

    def __init__(self, rate: float, holds: float | None = None) -> None:
        self._rate = rate
        self._full = 2 * rate if holds is None else holds
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


class Buckets:
    """A bucket for each guest, however many connections they have, one after the other too."""

    def __init__(self, rate: float, holds: float, most: int = _MOST_KEPT) -> None:
        self._rate = rate
        self._holds = holds
        self._most = most
        self._of_guest: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._of_guest)

    def take(self, guest: str) -> bool:
        """Whether one more of this guest's is let through."""
        bucket = self._of_guest.pop(guest, None) or Bucket(self._rate, self._holds)
        self._of_guest[guest] = bucket
        if len(self._of_guest) > self._most:  # whoever has not come for longest starts anew
            del self._of_guest[next(iter(self._of_guest))]
        return bucket.take()


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
