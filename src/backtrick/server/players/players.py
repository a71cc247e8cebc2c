"""All who play for somebody else at the tables of a server."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from .driver import Driver
from .pace import Pace
from .pool import KINDNESS, Pool
from .seated import House

if TYPE_CHECKING:
    from ...settings import Settings
    from ..live import LiveTable
    from .bench import Asking

_LATER: Final = 5.0
"""After how many seconds a server has got everything else going, and bots can get ready."""


class Players:
    """The bots of a server, and the clocks of its tables."""

    def __init__(
        self,
        settings: Settings,
        asking: Asking,
        pace: Pace | None = None,
        kindness: int = KINDNESS,
    ) -> None:
        self.pool = Pool(settings.bot_workers, settings.bot_seconds, kindness)
        seconds, secret = settings.bot_seconds, secrets.token_bytes(16)
        self.house = House(self.pool, pace or Pace(settings.bot_pace), seconds, secret)
        self._asking = asking
        self._drivers: WeakSet[Driver] = WeakSet()
        self._starting: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Get the workers ready, but not before everything else."""
        self._later = asyncio.get_running_loop().call_later(_LATER, self._start_workers)

    def _start_workers(self) -> None:
        if self._starting is None:
            self._starting = asyncio.create_task(self.pool.start())

    def attend(self, live: LiveTable) -> None:
        """Look after a table from now on."""
        driver = Driver(self.house, self._asking, self._start_workers)
        self._drivers.add(driver)
        live.watchers.append(driver)
        driver(live)

    async def close(self) -> None:
        """Stop all bots and clocks, and end the workers."""
        if self._later is not None:
            self._later.cancel()
        for driver in self._drivers:
            driver.stop()
        if self._starting is not None:
            await self._starting
        await self.pool.close()
