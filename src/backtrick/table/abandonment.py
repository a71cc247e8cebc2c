"""Ending a game before its end: without a result, so that nobody is kept there, or as lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..games.terms import CONCEDE
from .errors import Denial, denied
from .events import Abandoned, Event, Moved, Proposed, Withdrawn
from .lobby import seated
from .moves import running_game

if TYPE_CHECKING:
    from ..games.seats import Seat
    from .commands import Abandon, Concede, Withdraw
    from .decisions import Context
    from .state import Table

_DUEL: Final = 2


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


def concede(table: Table, _command: Concede, context: Context) -> Event:
    """Give up: an opponent at once; in a team, or among several, once all who play on agree."""
    play = running_game(table)
    seat = seated(table, context)
    is_alone = not play.game.team and play.options.players <= _DUEL
    if is_alone or _playing_on(table, context) <= play.concessions | {seat}:
        return Moved(seat, str(CONCEDE), at=context.at)
    if seat in play.concessions:
        raise denied(Denial.PROPOSED_ALREADY)
    return Proposed(seat, concession=True, at=context.at)


def withdraw(table: Table, command: Withdraw, context: Context) -> Event:
    """Play on after all: the others can no longer agree to one's proposal."""
    play = running_game(table)
    seat = seated(table, context)
    if seat not in (play.concessions if command.concession else play.proposals):
        raise denied(Denial.NOTHING_PROPOSED)
    return Withdrawn(seat, command.concession, at=context.at)


def _playing_on(table: Table, context: Context) -> frozenset[Seat]:
    """The seats of people who are neither gone nor idle."""
    lost = context.gone | context.idle
    return frozenset(
        seat
        for seat, occupant in enumerate(table.occupants)
        if occupant.guest and not occupant.bot and occupant.guest not in lost
    )
