"""Pings to everybody at a table: they measure lags, and notice dead lines."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Final

from .logs import log_error

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .room import Room

_SECONDS: Final = 1.0
_SELDOM: Final = 10
"""Outside races, only one ping in this many is sent: enough to notice a dead line."""


async def keep_pinging(rooms: Iterable[Room]) -> None:
    """Measure the lag in races; elsewhere, send something now and then."""
    for number in count():
        await asyncio.sleep(_SECONDS)
        turn = number % _SELDOM  # spread out, because the answers would jam
        for room in rooms:
            in_race = room.table.game.in_real_time
            if in_race or hash(room.id) % _SELDOM == turn:
                _ping(room, in_race=in_race)


def _ping(room: Room, *, in_race: bool) -> None:
    """Ping everybody at a table; a failure must not keep others from being pinged."""
    try:
        for viewer in room.broadcast.viewers():
            viewer.ping(in_race=in_race)
    except Exception as error:  # noqa: BLE001  as above
        log_error("socket/no-ping", error, table=room.id)
