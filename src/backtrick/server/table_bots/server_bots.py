"""All bots of a server, and the clocks of its tables."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from ..external_bots import external_bots
from .bot_pool import BotPool
from .bot_seat import BotConfig
from .pace import Pace
from .table_bots import TableBots, is_concerned

if TYPE_CHECKING:
    from ...settings import ServerSettings
    from ...store import Store
    from ..room import Room
    from .bot_seats import TakesCommands

_LATER: Final = 5.0
"""Seconds after which everything else has started, and bots can get ready."""


class ServerBots:
    """The bots of all rooms that have bots or a clock."""

    def __init__(
        self,
        settings: ServerSettings,
        rooms: TakesCommands,
        pace: Pace | None = None,
        store: Store | None = None,
    ) -> None:
        seconds, secret = settings.bot_seconds, secrets.token_bytes(16)
        turn_seconds = settings.bot_turn_seconds
        self.pool = BotPool(settings.bot_workers, seconds, settings.bot_niceness, turn_seconds)
        self.config = BotConfig(
            self.pool,
            pace or Pace(settings.bot_pace),
            seconds,
            secret,
            store,
            external_bots(settings.bots),
            turn_seconds,
        )
        self._rooms = rooms
        self._of_room: dict[str, TableBots] = {}
        self._starting: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Get the workers ready, after everything else."""
        self._later = asyncio.get_running_loop().call_later(_LATER, self._start_workers)

    def _start_workers(self) -> None:
        if self._starting is None:
            self._starting = asyncio.create_task(self.pool.start())

    def look(self, room: Room) -> None:
        """An event in a room, or a change in who is there."""
        bots = self._of_room.get(room.id)
        if bots is None:
            if not is_concerned(room.stored):  # most tables have neither bots nor a clock
                return
            bots = self._of_room[room.id] = TableBots(room, self.config, self._rooms)
        if any(occupant.bot for occupant in room.stored.occupants):
            self._start_workers()
        bots.look()

    def compose(self, room: Room, guest: str, *, is_composing: bool) -> None:
        """A guest is about to say something, or no longer; bots wait a while for a player."""
        bots, seat = self._of_room.get(room.id), room.stored.seat_of(guest)
        if bots is not None and seat is not None:
            bots.compose(seat, is_composing=is_composing)

    def leave(self, room: Room) -> None:
        """A room was dropped."""
        bots = self._of_room.pop(room.id, None)
        if bots is not None:
            bots.stop()

    async def close(self) -> None:
        """Stop all bots and clocks, and end the workers."""
        if self._later is not None:
            self._later.cancel()
        for bots in self._of_room.values():
            bots.stop()
        if self._starting is not None:
            await self._starting
        await self.pool.close()
