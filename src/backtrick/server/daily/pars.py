"""The pars of daily deals: each made once, after everything else, and kept in the store."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from ...store import StoreError
from ..analyses.analyst import Analyst, AnalystDied
from ..analyses.messages import ParTask
from ..clock import today
from ..logs import log, log_error
from .comparison import Par
from .deals import day_before, seed_of

if TYPE_CHECKING:
    from ...settings import ServerSettings
    from ...store import DealOfDay, Store

_CAUGHT_UP_DAYS: Final = 7
"""Days for whose deals a server that starts makes up what is missing."""
_MOST_WAITING: Final = 200

_decode: Final[msgspec.json.Decoder[Par]] = msgspec.json.Decoder(Par)


class Pars:
    """All pars of a server. A deal gets one when its first guest begins it."""

    def __init__(self, store: Store, settings: ServerSettings) -> None:
        self._store = store
        self.analyst: Final = Analyst(settings.coach_niceness)
        """A process of its own: nobody should wait longer for a review."""
        self.are_made: Final = settings.coach_workers > 0
        self._waiting: dict[DealOfDay, None] = {}
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with what an earlier server has not made."""
        if self.are_made:
            first = day_before(today(), _CAUGHT_UP_DAYS)
            for deal in await self._store.deals_without_par(first, _MOST_WAITING):
                self.want(deal)

    async def of(self, first: str, last: str) -> dict[DealOfDay, Par]:
        """The pars of all deals from one day to another that have one."""
        found = await self._store.pars(first, last)
        return {deal: _decode.decode(data) for deal, data in found.items()}

    def want(self, deal: DealOfDay) -> None:
        """Have a par made, unless there is one."""
        if not self.are_made or len(self._waiting) >= _MOST_WAITING:
            return
        self._waiting[deal] = None
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._make_all())

    async def close(self) -> None:
        """Stop; the next server goes on."""
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work
        await self.analyst.end()

    async def _make_all(self) -> None:
        while self._waiting:
            deal = next(iter(self._waiting))
            try:
                await self._make(deal)
            except AnalystDied:
                log("par/analyst-died", level=logging.WARNING)
            except StoreError as error:
                log("store/failed", level=logging.ERROR, code=error.code, detail=str(error))
            except Exception as error:  # noqa: BLE001  whatever it is, other deals go on
                log_error("par/failed", error)
            del self._waiting[deal]  # it is wanted again when the next guest begins it

    async def _make(self, deal: DealOfDay) -> None:
        if deal in await self._store.pars(deal.day, deal.day):
            return
        seed = await seed_of(self._store, deal)
        made = await self.analyst.make(ParTask(*deal, str(seed)))
        await self._store.store_par(deal, made)
