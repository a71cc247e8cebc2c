"""Games over days at which nobody is: those where the server has to play on are woken."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ..store import Elsewhere, StoreError
from ..table.deadlines import deadline
from .clock import milliseconds
from .logs import log, log_error

if TYPE_CHECKING:
    from .room import Room
    from .rooms import Rooms

_HOUR: Final = 3_600_000
"""The longest time between two looks, in milliseconds."""
_MINUTE: Final = 60_000
"""The same where other servers share the store, one of which may have died and left tables, or
where more tables are due than are found at once."""
_AT_ONCE: Final = 1000
_MOMENT: Final = 1000
"""The shortest time between two looks."""


class Alarms:
    """Takes tables into memory when the server has to play on there; it keeps them until then."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._next = 0
        """When it looks again, in milliseconds since 1970."""
        self._is_sooner = asyncio.Event()

    def left(self, room: Room) -> None:
        """Everybody has left a room: look when its turn is over."""
        due = deadline(room.stored) if room.stored.is_over_days else None
        if due is not None and due < self._next:
            self._is_sooner.set()

    async def run(self) -> None:
        """For ever, let bots move where time is up, or where they were interrupted."""
        while True:
            self._is_sooner.clear()
            self._next = await self._look()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(self._next - milliseconds(), _MOMENT) / 1000):
                    await self._is_sooner.wait()

    async def _look(self) -> int:
        """Wake all tables that are due; returns when the next one is."""
        later = milliseconds() + (_MINUTE if self._rooms.store.is_shared else _HOUR)
        try:
            found = await self._rooms.store.due_tables(later, _AT_ONCE)
            for name, due in found:
                if due > milliseconds():
                    return due
                await self._wake(name)
            if len(found) == _AT_ONCE:  # there may be more
                return milliseconds() + _MINUTE
        except StoreError as error:
            log("store/failed", level=logging.ERROR, code=error.code, detail=str(error))
        except Exception as error:  # noqa: BLE001  the next look may succeed
            log_error("alarms/failed", error)
        return later

    async def _wake(self, name: str) -> None:
        """Wake a table. If it cannot be read, the others must not wait for it."""
        try:
            with suppress(Elsewhere):  # that server wakes it
                await self._rooms.wake(name)
        except Exception as error:  # noqa: BLE001  as above
            log_error("alarms/failed", error)
