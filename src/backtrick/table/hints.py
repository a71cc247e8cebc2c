"""Hints at a table: who may take one, and when. What they say comes from the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..games.errors import Reason
from .errors import Denial, Denied, denied
from .events import Event, Hinted
from .moves import running_game

if TYPE_CHECKING:
    from ..games.seats import Seat
    from .commands import Hint
    from .decisions import Context
    from .state import Play, Table

HintState: TypeAlias = Literal["off", "later", "free", "taken"]
"""Whether a seat may take hints in this game; if so, whether in this moment, or has taken one."""


def take_hint(table: Table, seat: Seat, _command: Hint, context: Context) -> Event:
    """Take a hint for the current turn."""
    if not context.has_coach:
        raise denied(Denial.NO_HINTS)
    if check_hint(table, seat).is_hinted:
        raise denied(Denial.HINTED_ALREADY)
    return Hinted(seat, at=context.at)


def check_hint(table: Table, seat: Seat) -> Play:
    """The running game, in which a seat may have a hint now; Denied if it may not."""
    play = running_game(table)
    why = _why_none(table, play, seat)
    if why is not None:
        raise denied(why)
    if not _is_on_turn(play, seat):
        raise Denied(Reason.NOT_YOUR_TURN.code)
    return play


def hint_state(table: Table, play: Play, seat: Seat | None) -> HintState:
    """Whether a seat may take a hint."""
    if seat is None or _is_among_people(table, play, seat):  # first, because it is the usual case
        return "off"
    if play.is_over or table.occupants[seat].bot is not None:
        return "off"
    if _why_none(table, play, seat) is not None:
        return "off"
    if not _is_on_turn(play, seat):
        return "later"
    return "taken" if play.is_hinted else "free"


def _why_none(table: Table, play: Play, seat: Seat) -> Denial | None:
    """Why there are no hints in a game; None if there are.

    Nobody has a coach behind them among people, nor where results are compared. In a race a hint
    would come too late.
    """
    if play.is_race:
        return Denial.NO_HINTS_IN_RACE
    if table.is_daily_deal:
        return Denial.NO_HINTS_IN_DAILY
    return Denial.NO_HINTS_AMONG_PEOPLE if _is_among_people(table, play, seat) else None


def _is_among_people(table: Table, play: Play, seat: Seat) -> bool:
    """Whether another person plays, or has played, in this game.

    Somebody who sat down during the game and left again without a move has not: otherwise anyone
    with the link could take the hints away.
    """
    for other, occupant in enumerate(table.occupants):  # asked after every move: any() takes longer
        if other == seat or occupant.guest is None:
            continue
        if occupant.bot is None or other not in play.newcomers:
            return True
    return False


def _is_on_turn(play: Play, seat: Seat) -> bool:
    """Whether a seat has its turn; while all vote on who starts, nobody has."""
    return play.acting == (seat,)
