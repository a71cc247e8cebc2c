"""While the players agree who starts: whose word bots, and people who are silent, go along with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record import Made

if TYPE_CHECKING:
    from collections.abc import Container

    from ...games.seats import Seat
    from ...table import Play


def are_agreeing(play: Play) -> bool:
    """Whether all may speak, since no turn has begun."""
    return len(play.game.to_act(play.state)) > 1


def is_silent(play: Play, seat: Seat) -> bool:
    """Whether a seat has given no word yet."""
    return all(each.seat != seat for each in play.happened if isinstance(each, Made))


def word_of_people(play: Play, bots: Container[Seat]) -> str | None:
    """The newest word of a person; None if they are all silent."""
    for each in reversed(play.happened):
        if isinstance(each, Made) and each.seat not in bots:
            return str(each.move)
    return None


def first_word(play: Play, seat: Seat) -> str | None:
    """What a seat says that has no opinion: the same as who spoke first; None if it has said so."""
    legal = [*map(str, play.game.legal_moves(play.state, seat))]
    made = [each for each in play.happened if isinstance(each, Made)]
    if not made:
        return legal[0]
    word = next(str(each.move) for each in reversed(made) if each.seat == made[0].seat)
    return word if word in legal else None
