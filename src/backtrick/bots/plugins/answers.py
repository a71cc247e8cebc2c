"""What a bot from outside has answered, checked against the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...games.errors import BadNotation
from ...games.terms import Moment, Move
from ...sim.lapses import Failing, Lapse
from ...talk.signals import SIGNAL_NAMED
from ..bot import Choice
from .process import Failed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.any_game import AnyGame
    from ...games.parts import Race
    from ...talk.signals import Signal
    from ..bot import Chair
    from .messages import Reply

_LONGEST_DETAIL: Final = 300


def nonsense(detail: str) -> Failed:
    """The error for an answer that makes no sense."""
    return Failed(Lapse(Failing.NONSENSE, detail[:_LONGEST_DETAIL]))


def signals_in(reply: Reply, chair: Chair) -> tuple[Signal, ...]:
    """What a bot says; raises Failed if some of it may not be said."""
    variant = chair.options.talk
    for name in reply.signals:
        known = SIGNAL_NAMED.get(name)
        if known is None or variant is None or not known.allowed_in(variant):
            raise nonsense(f"it may not say {name!r}")
    return tuple(SIGNAL_NAMED[name] for name in reply.signals)


def choice_in(reply: Reply, chair: Chair, view: Any, legal: Sequence[Move]) -> Choice | None:  # noqa: ANN401  any game's
    """What a bot chooses, or None if it may wait and does; raises Failed."""
    race = chair.game.race
    if not reply.move:
        if race is None and any(move.in_turn for move in legal):
            raise nonsense("it waits on its own turn")
        return None
    move = _move(reply.move, chair.game)
    if race is None:
        if move not in legal:
            raise nonsense(f"{reply.move!r} is not legal")
        return Choice(move)
    if move not in chair.game.alphabet(chair.options):
        raise nonsense(f"{reply.move!r} is never legal with these options")
    return Choice(move, _moment(reply, race, view))


def _move(text: str, game: AnyGame) -> Move:
    try:
        return game.parse(text)
    except BadNotation as error:
        raise nonsense(f"{text!r} is no move") from error


def _moment(reply: Reply, race: Race[Any, Any], view: object) -> Moment:
    """When it moves: not before what it has seen."""
    earliest, newest = race.time(view) + 1, race.newest(view)
    at = earliest if reply.at is None else max(reply.at, earliest)
    return Moment(at, newest if reply.seen is None else min(max(reply.seen, 0), newest))
