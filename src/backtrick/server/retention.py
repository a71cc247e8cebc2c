"""Retention: tables, guests and tokens unused for long are deleted now and then."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from ..store import StoreError
from .clock import DAY, milliseconds
from .erasure import erase_guest
from .http.daily import forget_days
from .logs import log

if TYPE_CHECKING:
    from ..settings import ServerSettings
    from .rooms import Rooms

_HOUR_SECONDS: Final = 3600
_HOUR: Final = 1000 * _HOUR_SECONDS
_ERASED_AT_ONCE: Final = 100


async def forget_unused(rooms: Rooms, settings: ServerSettings) -> None:
    """Every hour, for ever, delete what was unused for as long as the settings say."""
    while True:
        try:
            await _forget_tables(rooms, settings.keep_days)
            await _forget_guests(rooms, settings.keep_guest_days)
        except StoreError as error:
            log("store/failed", level=logging.ERROR, code=error.code, detail=str(error))
        await asyncio.sleep(_HOUR_SECONDS)


async def _forget_tables(rooms: Rooms, days: int) -> None:
    before = milliseconds() - days * DAY
    count = await rooms.store.forget_tables(before)
    await forget_days(rooms.store, before)
    if count:
        log("tables/forgotten", count=count)


async def _forget_guests(rooms: Rooms, days: int) -> None:
    """Delete unused tokens, then guests without any: also those whose erasure was interrupted."""
    # Use is noted to the hour. A guest may have been connected for days without another request.
    before = milliseconds() - days * DAY - _HOUR
    tokens = await rooms.store.forget_tokens(before, rooms.guests)
    erased = 0
    while guests := await rooms.store.locked_out(milliseconds(), _ERASED_AT_ONCE):
        for guest in guests:
            await erase_guest(rooms, guest)
        erased += len(guests)
    if tokens or erased:
        log("guests/forgotten", tokens=tokens, count=erased)
