"""Who is at a table just now. That is no event: after a restart everybody has to come again."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from ..table import come_back, replace_host
from .clock import milliseconds

if TYPE_CHECKING:
    from .live import LiveTable
    from .session import Session

NOBODY: Final[frozenset[str]] = frozenset()


class Presence:
    """Since when guests of a table have been away."""

    def __init__(self, live: LiveTable, patience: float) -> None:
        self._live = live
        self._patience = patience
        """After how many seconds others may give somebody's seat to a bot."""
        guests = [place.guest for place in live.table.places if place.guest]
        self._left = dict.fromkeys(guests, milliseconds())
        for guest in guests:
            self._look_later(guest)

    def gone(self) -> frozenset[str]:
        """Guests who have been away for so long that a bot may stand in for them."""
        if not self._left:  # mostly so, and asked for every command
            return NOBODY
        latest = milliseconds() - 1000 * self._patience
        return frozenset(guest for guest, left in self._left.items() if left <= latest)

    def came(self, session: Session) -> None:
        """Somebody has connected; a bot that stood in makes room."""
        guest = session.guest.id
        self._left.pop(guest, None)
        self._live.happen(lambda table, at: come_back(table, guest, at))

    def went(self, session: Session) -> None:
        """A connection is gone, perhaps somebody's last."""
        guest = session.guest.id
        if self._live.table.seat_of(guest) is None:  # nobody waits for those who look on
            return
        if not any(other.guest.id == guest for other in self._live.telling.all()):
            self._left[guest] = milliseconds()
            self._look_later(guest)

    def _look_later(self, guest: str) -> None:
        delay = self._patience + 0.1
        asyncio.get_running_loop().call_later(delay, partial(self._look, guest))

    def _look(self, guest: str) -> None:
        """Somebody has been away for long: tell the others, and let another be host."""
        if guest in self.gone() and self._live.telling.sessions:
            self.look_for_host(self._live)
            self._live.telling.tell_who_is_here()

    def look_for_host(self, live: LiveTable) -> None:
        """Let another be host if it has been away; whoever could be may have come or sat later."""
        gone = self.gone()
        if gone and live.telling.sessions:
            live.happen(lambda table, at: replace_host(table, gone, at))
