"""Pings to everybody at a table: they measure lags, and notice dead lines."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Final

from .logs import log_error

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .far_tables import FarTable
    from .room import Room

_SECONDS: Final = 1.0
_SELDOM: Final = 10
"""Only players of races get all pings, others one in this many: enough to notice a dead line."""


async def keep_pinging(
    places: Callable[[], Iterable[Room | FarTable]], tell_lags: Callable[[], None]
) -> None:
    """Measure the lag in races; elsewhere, send something now and then."""
    for number in count():
        await asyncio.sleep(_SECONDS)
        turn = number % _SELDOM  # spread out, because the answers would jam
        for place in places():
            _ping(place, is_due=hash(place.id) % _SELDOM == turn)
        tell_lags()  # of the last time: they will do


def _ping(place: Room | FarTable, *, is_due: bool) -> None:
    """Ping racers, and everybody if it is due. A failure must not affect other tables."""
    is_race = place.in_real_time
    if not (is_race or is_due):
        return
    try:
        for viewer in place.viewers():
            in_race = is_race and viewer.seat is not None
            if in_race or is_due:
                viewer.ping(in_race=in_race)
    except Exception as error:  # noqa: BLE001  as above
        log_error("socket/no-ping", error, table=place.id)
