"""The ferry: takes clients of one server to tables of another, and frames both ways."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..relay import LocalRelay, open_relay
from .announcements import Announcements
from .crossings import (
    Asked,
    BansChanged,
    Come,
    Dismissed,
    Frames,
    Lags,
    Left,
    SignedOut,
    Wanted,
)
from .dispatches import KINDS, Dispatches
from .far_tables import FarTables
from .far_viewers import FarViewers
from .logs import log_error

if TYPE_CHECKING:
    from collections.abc import Coroutine

    import msgspec

    from ..relay import Relay
    from ..settings import ServerSettings
    from ..store import Store
    from .rooms import Rooms


class Ferry:
    """Clients at tables elsewhere, and clients from elsewhere at tables of this server."""

    def __init__(self, rooms: Rooms, relay: Relay) -> None:
        self.relay = relay
        self._rooms = rooms
        self._tasks: set[asyncio.Task[None]] = set()
        self._dispatches = Dispatches(relay, self._take, self._lost, self._met)
        self.announcements = Announcements(self._dispatches)
        self.tables = FarTables(rooms, self._dispatches)
        self.viewers = FarViewers(rooms, self._dispatches)

    async def start(self) -> None:
        """Be there for the other servers."""
        await self.relay.join(self._dispatches.hear)

    async def run(self) -> None:
        """Notice what is lost, for ever; a server that is alone loses nothing."""
        if not isinstance(self.relay, LocalRelay):
            await self._dispatches.run()

    def want(self, owner: str, table: str) -> None:
        """Ask another server to hand a table over; the answer is its lease."""
        if owner in self.relay.others():
            self._dispatches.send(owner, Wanted(table))

    def _take(self, server: str, message: msgspec.Struct) -> None:
        """Take what another server says about a client."""
        if isinstance(message, Frames | Dismissed):
            self.tables.hear(server, message)
        elif isinstance(message, Asked):
            self.viewers.asked(server, message)
        elif isinstance(message, Lags):
            self.viewers.heard_lags(server, message)
        elif isinstance(message, Come):
            self.viewers.come(server, message)
        elif isinstance(message, Left):
            self.viewers.left(server, message.place)
        else:
            self._follow(server, message)

    def _follow(self, server: str, message: msgspec.Struct) -> None:
        """Do what another server says about a table or a guest."""
        if isinstance(message, Wanted):
            self._begin(self._rooms.lend(message.table))
        elif isinstance(message, SignedOut):
            if self.announcements.is_new(server, message):
                self._rooms.sign_out_here(message)
        elif isinstance(message, BansChanged):
            self._begin(self._rooms.load_bans())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Do something that takes a moment."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log_error("relay/error", error)

    def _lost(self, server: str) -> None:
        """What this server and another one have told each other holds no more."""
        self.tables.lost(server)
        self.viewers.lost(server)
        if self._dispatches.has(server):
            self.announcements.repeat(server)

    def _met(self, server: str) -> None:
        """A server is there, perhaps again."""
        self.announcements.repeat(server)


def relay_of(store: Store, settings: ServerSettings) -> Relay:
    """The way to the other servers, if there can be any."""
    if not store.is_shared:
        return LocalRelay(store.server)
    return open_relay(settings.relay, store.server, KINDS)
