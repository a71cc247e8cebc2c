"""Ending a game without a result, so that nobody can keep the others at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import Denial, denied
from .events import Abandoned, Event, Proposed
from .lobby import seated
from .moves import running_game

if TYPE_CHECKING:
    from ..games.seats import Seat
    from .commands import Abandon
    from .decisions import Context
    from .state import Table


def abandon(table: Table, _command: Abandon, context: Context) -> Event:
    """End the game at once for the host; for others, once all who play on agree."""
    play = running_game(table)
    host = table.seat_of(context.guest) if context.guest == table.host else None
    if host is not None:
        return Abandoned(host, at=context.at)
    seat = seated(table, context)
    if _playing_on(table, context) <= play.proposals | {seat}:
        return Abandoned(seat, at=context.at)
    if seat in play.proposals:
        raise denied(Denial.PROPOSED_ALREADY)
    return Proposed(seat, at=context.at)


def _playing_on(table: Table, context: Context) -> frozenset[Seat]:
    """The seats of people who are neither gone nor idle."""
    lost = context.gone | context.idle
    return frozenset(
        seat
        for seat, occupant in enumerate(table.occupants)
        if occupant.guest and not occupant.bot and occupant.guest not in lost
    )
