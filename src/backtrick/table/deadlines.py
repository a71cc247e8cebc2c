"""How long a turn may take: until a limit set by the host, or until the others are tired of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

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


def idle_from(table: Table, last: Callable[[str], int], patience: int) -> dict[str, int]:
    """By guest for whom the game waits, when the others may go on without them.

    `last` says when a guest last gave a command. In a race nobody is waited for: everybody may
    act at any time, and those who do not fall behind. Where a turn has a limit, it is enough.
    """
    play = table.running()
    if play is None or play.game.in_real_time or table.settings.turn_seconds:
        return {}
    waited_for = (table.occupants[seat] for seat in play.game.to_act(play.state))
    people = (each.guest for each in waited_for if each.guest and not each.bot)
    return {guest: max(play.turn_began, last(guest)) + patience for guest in people}
