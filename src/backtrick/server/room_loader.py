"""Loads tables from the store: each once, however many ask for it, and none while it changes."""

from __future__ import annotations

import asyncio
from asyncio import to_thread
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from ..store import Elsewhere
from ..table import decode, fold
from .long_work import LongWork
from .quotas import Counts

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Sequence

    from ..store import Store
    from ..table import Event, Table
    from .bans import Bans
    from .room import Room

_FEW: Final = 500
"""Fewer events than this are folded in the loop; more would make others wait."""

_READ_AT_ONCE: Final = 4


class RoomLoader:
    """What is being loaded, and what is put away."""

    def __init__(
        self,
        store: Store,
        bans: Bans,
        long_work: LongWork,
        make: Callable[[str, Table, Sequence[Event], int], Room],
    ) -> None:
        self._store = store
        self._bans = bans
        self._long_work = long_work
        self._reading = LongWork(_READ_AT_ONCE)
        """Tables are read a few at a time: whatever else the store is asked waits for them."""
        self._make = make
        """Makes a room of a table, its events, and the epoch of its lease."""
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._askers = Counts()
        """By table, how many wait until it is loaded."""
        self._put_away: dict[str, asyncio.Future[None]] = {}
        """Tables whose events are being rewritten, and when that is done."""

    def is_awaited(self, name: str) -> bool:
        """Whether anybody waits until a table is loaded."""
        return self._askers.count(name) > 0

    async def load(self, name: str, address: str) -> Room | None:
        """A new room, for somebody at an address; None if there is no such table.

        Raises `Elsewhere` if another server has it.
        """
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name, address))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name))
        self._askers.add(name)
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._askers.remove(name)

    async def _load(self, name: str, address: str) -> Room | None:
        while name in self._put_away:
            await self._put_away[name]
        async with self._reading.turn(address):
            lease = await self._store.take(name)
        if not lease.server:
            return None
        if lease.server != self._store.server:
            raise Elsewhere(name, lease.server)
        room = None
        try:
            room = await self._read(name, address, lease.epoch)
        finally:
            if room is None:
                self._store.let_go(name, lease.epoch)
        return room

    async def look_at(self, name: str, address: str) -> Table | None:
        """A table as it is stored, whoever has it; None if there is none."""
        async with self._reading.turn(address):
            kept = await self._store.events(name)
        if not kept or self._bans.has_table(name):
            return None
        _, table = await self._fold_many(address, kept) if len(kept) >= _FEW else _folded(kept)
        return table

    async def _read(self, name: str, address: str, epoch: int) -> Room | None:
        async with self._reading.turn(address):
            kept = await self._store.events(name)
        if not kept or self._bans.has_table(name):
            return None
        is_long = len(kept) >= _FEW
        events, table = await self._fold_many(address, kept) if is_long else _folded(kept)
        return self._make(name, table, events, epoch)

    async def _fold_many(self, address: str, kept: Sequence[bytes]) -> tuple[list[Event], Table]:
        async with self._long_work.turn(address):
            return await to_thread(_folded, kept)

    def is_busy(self, name: str) -> bool:
        """Whether a table is being loaded, or put away."""
        return name in self._put_away or name in self._loading

    async def until_free(self, name: str) -> None:
        """Wait while a table is being loaded, or put away."""
        while busy := self._put_away.get(name) or self._loading.get(name):
            await asyncio.wait({busy})

    @asynccontextmanager
    async def put_away(self, name: str) -> AsyncGenerator[None]:
        """Load no room of a table before the block has ended."""
        await self.until_free(name)
        self._put_away[name] = asyncio.get_running_loop().create_future()
        try:
            yield
        finally:
            self._put_away.pop(name).set_result(None)


def _folded(kept: Sequence[bytes]) -> tuple[list[Event], Table]:
    """The events of a table, and the table that they lead to."""
    events = [decode(data) for data in kept]
    return events, fold(events)
