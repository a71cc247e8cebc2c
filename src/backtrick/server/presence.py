"""Who is at a table. This is not stored: after a restart everybody reconnects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

NOBODY: Final[frozenset[str]] = frozenset()


class Presence:
    """The absent guests of a table, and since when."""

    __slots__ = ("_left", "patience")

    def __init__(self, absent: Iterable[str], patience: int, now: int) -> None:
        self.patience = patience
        """Milliseconds after which others may give an absent guest's seat to a bot."""
        self._left = dict.fromkeys(absent, now)

    def came(self, guest: str) -> None:
        """A guest has connected."""
        self._left.pop(guest, None)

    def went(self, guest: str, now: int) -> None:
        """A guest's last connection is gone."""
        self._left[guest] = now

    def gone(self, now: int) -> frozenset[str]:
        """Guests who have been away long enough for a bot to stand in."""
        if not self._left:  # the usual case, for every command
            return NOBODY
        latest = now - self.patience
        return frozenset(guest for guest, left in self._left.items() if left <= latest)
