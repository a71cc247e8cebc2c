"""How long the players have for what they are about to do, where the host has set a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record import Made

if TYPE_CHECKING:
    from ..games.seats import Seat
    from .state import Play, Table


def deadline(table: Table) -> int | None:
    """Until when the seat on turn has time, or all have to agree who starts; None: for ever.

    In milliseconds since 1970. In a race there is none.
    """
    play = table.running()
    if play is None or not table.settings.turn_seconds or play.game.in_real_time:
        return None
    return turn_came(play) + 1000 * table.settings.turn_seconds


def turn_came(play: Play) -> int:
    """When it became the turn of the seat on turn; while players agree who starts, the deal."""
    acting = play.game.to_act(play.state)
    if len(acting) != 1:
        return play.dealt
    for each in reversed(play.happened):
        if isinstance(each, Made) and not _is_of_turn(each, acting[0]):
            return play.dealt + each.at
    return play.dealt


def is_mid_turn(play: Play, seat: Seat) -> bool:
    """Whether a seat has laid something in its turn, and can go on."""
    last = next((each for each in reversed(play.happened) if isinstance(each, Made)), None)
    return last is not None and _is_of_turn(last, seat)


def _is_of_turn(made: Made, seat: Seat) -> bool:
    """Whether a move is one of a turn that it does not end."""
    return made.seat == seat and made.move.in_turn and made.move.is_revocable
