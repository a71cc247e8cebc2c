"""Agreement on who starts: the vote that bots and silent people follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...table.events import Moved

if TYPE_CHECKING:
    from collections.abc import Container

    from ...games.seats import Seat
    from ...table import Play


def are_agreeing(play: Play) -> bool:
    """Whether the players are still voting on who starts."""
    return len(play.game.to_act(play.state)) > 1


def is_silent(play: Play, seat: Seat) -> bool:
    """Whether a seat has not voted yet."""
    return all(each.seat != seat for each in votes(play))


def votes(play: Play) -> list[Moved]:
    """All votes on who starts, including those changed later."""
    return [each for each in play.events if type(each) is Moved]


def vote_of_people(play: Play, bots: Container[Seat]) -> str | None:
    """The latest vote of a person; None if all are silent."""
    return next((each.move for each in reversed(votes(play)) if each.seat not in bots), None)


def first_vote(play: Play, seat: Seat) -> str | None:
    """The vote of a seat without an opinion: that of the first voter; None if it has voted."""
    legal = [*map(str, play.game.legal_moves(play.state, seat))]
    cast = votes(play)
    if not cast:
        return legal[0]
    vote = next(each.move for each in reversed(cast) if each.seat == cast[0].seat)
    return vote if vote in legal else None
