"""Who is at a table, and who came back when. Not stored: after a restart everybody reconnects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

NO_GUESTS: Final[frozenset[str]] = frozenset()


class Presence:
    """The absent guests of a table, and since when."""

    __slots__ = ("_began", "_left", "_returned", "patience")

    def __init__(self, absent: Iterable[str], patience: int, now: int) -> None:
        self.patience = patience
        """Milliseconds after which others may give an absent guest's seat to a bot."""
        self._left = dict.fromkeys(absent, now)
        self._began = now
        self._returned: dict[str, int] = {}

    def came(self, guest: str, now: int, turn_began: int = 0) -> None:
        """A guest has connected."""
        was_away = self._left.pop(guest, None) is not None
        if was_away and self._returned.get(guest, 0) <= turn_began:
            self._returned[guest] = now

    def returned(self, guest: str) -> int:
        """When a guest came back, for the first time in a turn: only that earns more time."""
        return self._returned.get(guest, self._began)

    def went(self, guest: str, now: int) -> None:
        """A guest's last connection is gone."""
        self._left[guest] = now

    def forget(self, guest: str) -> None:
        """A guest without a seat has left: nobody waits for them."""
        self._returned.pop(guest, None)

    def gone(self, now: int) -> frozenset[str]:
        """Guests who have been away long enough for a bot to stand in."""
        if not self._left:  # the usual case, for every command
            return NO_GUESTS
        latest = now - self.patience
        return frozenset(guest for guest, left in self._left.items() if left <= latest)
