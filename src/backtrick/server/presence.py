"""Who is at a table. That is no event: after a restart everybody has to come again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

NOBODY: Final[frozenset[str]] = frozenset()


class Presence:
    """Since when guests of a table have been away."""

    __slots__ = ("_left", "patience")

    def __init__(self, absent: Iterable[str], patience: int, now: int) -> None:
        self.patience = patience
        """After how many milliseconds others may give an absent guest's seat to a bot."""
        self._left = dict.fromkeys(absent, now)

    def came(self, guest: str) -> None:
        """A guest has connected."""
        self._left.pop(guest, None)

    def went(self, guest: str, now: int) -> None:
        """A guest's last connection is gone."""
        self._left[guest] = now

    def gone(self, now: int) -> frozenset[str]:
        """Guests who have been away so long that a bot may stand in for them."""
        if not self._left:  # mostly so, and asked for every command
            return NOBODY
        latest = now - self.patience
        return frozenset(guest for guest, left in self._left.items() if left <= latest)
