"""Who keeps the others waiting, as everybody was last told, and when to look again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..table.deadlines import idle_from
from .effects import NOTHING, SLACK, IdlenessDue, Wake
from .presence import NO_GUESTS

if TYPE_CHECKING:
    from ..table import Table
    from .effects import Effects
    from .presence import Presence


class Idleness:
    """The idle guests of a table. One timer waits for all turns, so that moves cost no more."""

    __slots__ = ("_is_due", "_patience", "announced")

    def __init__(self, patience: int) -> None:
        self._patience = patience
        """Milliseconds that a guest may keep the others waiting."""
        self._is_due = False
        self.announced = NO_GUESTS
        """The guests for whom the others have waited long, as everybody was told."""

    def now(self, table: Table, presence: Presence, now: int) -> frozenset[str]:
        """The guests for whom the others have waited long enough."""
        due = self._due(table, presence)
        return frozenset(guest for guest, since in due.items() if since <= now)

    def look_later(self, table: Table, presence: Presence, now: int) -> Effects:
        """Wake the room to look again, unless that is due already."""
        if self._is_due:
            return NOTHING
        self._is_due = True
        due = min((at for at in self._due(table, presence).values() if at > now), default=0)
        # The host may end a game over days, and begin one in which nobody waits for long.
        wait = min(due - now, self._patience) if due else self._patience
        return (Wake(1000 * (wait + SLACK), IdlenessDue()),)

    def woken(self) -> None:
        """The timer has run out."""
        self._is_due = False

    def _due(self, table: Table, presence: Presence) -> dict[str, int]:
        return idle_from(table, presence.returned, self._patience)
