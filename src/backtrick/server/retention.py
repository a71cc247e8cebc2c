"""Retention: tables, guests and tokens unused for long, and ended bans, are deleted."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from ..store import StoreError
from .clock import DAY, wall_milliseconds
from .erasure import erase_guest, scrub
from .http.daily import forget_days
from .logs import log, log_error

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from ..settings import ServerSettings
    from ..store import Store
    from .rooms import Rooms

_HOUR_SECONDS: Final = 3600
_HOUR: Final = 1000 * _HOUR_SECONDS
_ERASED_AT_ONCE: Final = 100
_RUNS: Final = "retention/"
"""The prefix of the name under which the time of the last run is kept, which is in the name."""
_PLAUSIBLE: Final = 7 * DAY
"""A server is rarely off for longer; a clock that is wrong is often wrong by more."""


async def forget_unused(rooms: Rooms, settings: ServerSettings) -> None:
    """Every hour, for ever, delete what was unused for as long as the settings say."""
    while True:
        await _tried(_forget(rooms, settings))
        await asyncio.sleep(_HOUR_SECONDS)


async def _forget(rooms: Rooms, settings: ServerSettings) -> None:
    now = await _plausible_now(rooms.store)
    await _tried(_forget_tables(rooms, now - settings.keep_days * DAY))
    await _tried(forget_days(rooms.store, now - settings.keep_days * DAY, now))
    await _tried(_forget_guests(rooms, now, settings.keep_guest_days))
    await _tried(rooms.bans.forget_ended(now))
    if not rooms.is_scrubbed:
        await _tried(scrub(rooms, patiently=True))


async def _plausible_now(store: Store) -> int:
    """The time of day; if it is far ahead of the last run, only a day after that.

    So a clock that is wrong for some hours deletes hardly anything, and a server that was off for
    long has caught up after some hours.
    """
    now = wall_milliseconds()
    runs = await store.kept(_RUNS)
    last = max((int(name.removeprefix(_RUNS)) for name in runs), default=0)
    if last and now - last > _PLAUSIBLE:
        log("retention/clock-ahead", level=logging.WARNING, days=(now - last) // DAY)
        now = last + DAY
    if now > last:
        await store.keep(f"{_RUNS}{now}", b"")
        await store.forget_kept(_RUNS, f"{_RUNS}{now}")
    return now


async def _tried(work: Coroutine[Any, Any, None]) -> bool:
    """Do a part of it and log a failure, which must not keep the rest from being deleted."""
    try:
        await work
    except StoreError as error:
        log("store/failed", level=logging.ERROR, code=error.code, detail=str(error))
    except Exception as error:  # noqa: BLE001  as above
        log_error("retention/failed", error)
    else:
        return True
    return False


async def _forget_tables(rooms: Rooms, before: int) -> None:
    count = await rooms.store.forget_tables(before)
    await rooms.store.forget_drills(before)
    if count:
        log("tables/forgotten", count=count)


async def _forget_guests(rooms: Rooms, now: int, days: int) -> None:
    """Delete unused tokens, then guests without any, even those half erased."""
    # Use is noted to the hour. A guest may have been connected for days without another request.
    before = now - days * DAY - _HOUR
    tokens = await rooms.store.forget_tokens(before, rooms.guests)
    erased, left = 0, set[str]()
    while guests := await _locked_out(rooms, now, left):
        for guest in guests:
            if await _tried(erase_guest(rooms, guest)):
                erased += 1
            else:
                left.add(guest)  # until the next hour
    if tokens or erased:
        log("guests/forgotten", tokens=tokens, count=erased)


async def _locked_out(rooms: Rooms, now: int, but: set[str]) -> list[str]:
    """Some guests to be erased, but not those with whom it has failed."""
    found = await rooms.store.locked_out(now, _ERASED_AT_ONCE + len(but))
    return [guest for guest in found if guest not in but]
