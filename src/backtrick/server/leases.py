"""The leases of a server's tables, if it shares its store with others."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

from ..store import StoreError
from .logs import log, log_error

if TYPE_CHECKING:
    from .rooms import Rooms

_RENEWAL_SECONDS: Final = 0.5
_SURE_SECONDS: Final = 1.5
"""Others take nothing from a server that has said so recently that it is there."""


class Leases:
    """Says that this server is there, and gives up tables that another one has taken."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._renewed = 0.0

    async def run(self) -> None:
        """Renew all leases twice a second, for ever."""
        while self._rooms.store.is_shared:
            try:
                await self.renew()
            except Exception as error:  # noqa: BLE001  the next one may succeed
                log_error("leases/failed", error)
            await asyncio.sleep(_RENEWAL_SECONDS)

    async def make_sure(self) -> None:
        """Renew them now if this server may have been stopped for a while, or cut off."""
        if self._rooms.store.is_shared and monotonic() - self._renewed > _SURE_SECONDS:
            await self.renew()

    async def renew(self) -> None:
        """Renew all leases, and give up tables whose leases are lost."""
        began, held = monotonic(), self._rooms.epochs
        try:
            lost = await self._rooms.store.renew(held)
        except StoreError as error:
            log("store/failed", level=logging.ERROR, code=error.code, detail=str(error))
            return
        self._renewed = began
        for name in lost:
            room = self._rooms.in_memory(name)
            if room is not None and room.epoch == held[name]:  # it may have been taken again
                log("table/lost", level=logging.WARNING, table=name)
                self._rooms.give_up(name)
