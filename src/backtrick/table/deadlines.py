"""The deadline of a turn, if the host has set a time limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..games.seats import Seat
    from .state import Play, Table


def deadline(table: Table) -> int | None:
    """When the turn, or the vote on who starts, ends, in milliseconds since 1970.

    None: never. In a race there is no deadline.
    """
    play = table.running()
    if play is None or not table.settings.turn_seconds or play.game.in_real_time:
        return None
    return play.turn_began + 1000 * table.settings.turn_seconds


def is_mid_turn(play: Play, seat: Seat) -> bool:
    """Whether a seat has laid something in its turn and can go on."""
    return play.lays > 0 and seat in play.game.to_act(play.state)
