"""Positions for a sprint: somebody plays a race alone, and at each card there is one to find."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ..games.errors import Reason
from .game_parts import part_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ..games.any_game import AnyGame
    from ..games.parts import State, View
    from ..games.seats import Seat
    from ..games.terms import Move
    from .sums import Sum

    SumOf = Callable[[Any, Move], Sum | None]

_SEAT: Final[Seat] = 0
_FEWEST: Final = 4
"""The cards in hand before one is laid: with fewer there is hardly anything to look for."""
_MOST: Final = 8
"""With more, the cards are dealt anew."""


@dataclass(frozen=True, slots=True)
class SprintPosition:
    """A position: what the player sees, which cards fit, and which do not. There are both."""

    view: View
    fitting: dict[Move, Sum]
    """The moves with cards that fit, each with its sum."""
    others: tuple[Move, ...]
    """The moves with cards that do not fit."""


def has_sprint(game: AnyGame) -> bool:
    """Whether a game has positions for a sprint: a race in arithmetic."""
    return game.in_real_time and _sum_of(game) is not None


def positions(game: AnyGame, seed: int, count: int) -> tuple[SprintPosition, ...]:
    """So many positions of a game that has them; the same for the same seed."""
    return tuple(islice(endless_positions(game, seed), count))


def endless_positions(game: AnyGame, seed: int) -> Iterator[SprintPosition]:
    """Positions of a game that has them, without an end; the same for the same seed."""
    sum_of = _sum_of(game)
    if sum_of is None:
        raise ValueError(f"{game.id} has no sprint")
    chance = Random(seed)
    while True:
        yield from _of_one_deal(game, sum_of, chance)


def _sum_of(game: AnyGame) -> SumOf | None:
    """How the sums of a game are found."""
    part = part_of(game)
    return part.SUM_OF if part else None


def _of_one_deal(game: AnyGame, sum_of: SumOf, chance: Random) -> Iterator[SprintPosition]:
    """The positions of one game that somebody plays alone, drawing whenever nothing fits."""
    options = game.options(players=game.players[0])
    state = game.deal(options, seed=chance.getrandbits(64))
    while (view := game.view(state, _SEAT)).outcome is None and len(view.hand) <= _MOST:
        legal = game.legal_moves(state, _SEAT)
        draws = [move for move in legal if not move.is_contested]
        found = {move: sum_of(state, move) for move in legal if move.is_contested}
        fitting = {move: each for move, each in found.items() if each is not None}
        others = _others(game, state) if len(view.hand) >= _FEWEST and fitting else ()
        if others:
            yield SprintPosition(view, fitting, others)
            state = game.apply(state, _SEAT, chance.choice([*fitting]))
        elif draws:
            state = game.apply(state, _SEAT, draws[0])
        else:
            return


def _others(game: AnyGame, state: State) -> tuple[Move, ...]:
    """The moves with cards in hand that do not fit."""
    moves = (move for move in game.alphabet(state.options) if move.is_contested)
    return tuple(
        move for move in moves if game.why_illegal(state, _SEAT, move) is Reason.DOES_NOT_FIT
    )
