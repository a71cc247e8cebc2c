"""Hints: what the coach would do in a running game, for the player on turn among bots."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ...record import Said, write
from ...table.errors import Denial, denied
from ...table.hints import check_hint
from ...table.history import record_for
from ...wire.errors import Fault
from ..analyses.messages import HintQuestion
from .coach import ask_coach, check_coach
from .problems import Problem
from .tables import table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.seats import Seat
    from ...record import Entry
    from ...table import Play
    from ...wire.analyses import HintInfo
    from ...wire.requests import Empty
    from .endpoints import Call

    HintCall = Call[Empty, Empty]

_MOST_LETTERS: Final = 50_000
"""The talk of a game that the coach reads: several times what people say. A hundred texts as long
as they may be take seconds to understand; a game has room for thousands."""


async def hint(call: HintCall) -> HintInfo:
    """Return the hint that the guest has taken for the current turn."""
    check_coach(call)
    play, seat = await _hinted(call)
    call.site.quotas.judgements.take(call.address)
    async with call.site.rooms.long_work.turn(call.address):
        record = await asyncio.to_thread(_written, play, seat)
    question = HintQuestion(record, call.site.rooms.analyses.effort)
    return await ask_coach(call, lambda coach: coach.hint(question, call.address))


async def _hinted(call: HintCall) -> tuple[Play, Seat]:
    """The game in which a hint was taken, and whose turn it is; only what is stored counts."""
    name = table_of(call.request.path_params["table"])
    table = await call.site.rooms.stored(name, call.address)
    if table is None:
        raise Problem(404, Fault.NO_SUCH_TABLE.code, "nobody is at this table")
    seat = table.seat_of(call.me.id)
    if seat is None or table.occupants[seat].bot is not None:
        raise denied(Denial.NOT_SEATED)
    play = check_hint(table, seat)
    if not play.is_hinted:
        raise denied(Denial.NOT_HINTED)
    return play, seat


def _written(play: Play, seat: Seat) -> str:
    record = record_for(play, seat)
    return write(replace(record, entries=_newest_talk(record.entries)))


def _newest_talk(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries without what was said long before, if very much was said."""
    left = _MOST_LETTERS
    kept: list[Entry] = []
    for entry in reversed(entries):
        left -= len(entry.text) if isinstance(entry, Said) else 0
        if left >= 0 or not isinstance(entry, Said):
            kept.append(entry)
    return tuple(reversed(kept))
