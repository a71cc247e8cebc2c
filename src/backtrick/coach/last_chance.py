"""The point of no return: the turn after which a game could no longer be won.

All cards are known here, even hidden ones, so nobody is judged by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.parts import State


class Winnable(Protocol):
    """Whether a game can be won with all cards known."""

    def __call__(self, state: State, budget: int, /) -> bool | None:
        """At the start of a turn; None if the budget of positions is too small."""
        ...


@dataclass(frozen=True, slots=True)
class LastChance:
    """The last turn before which a lost game could still be won."""

    turn: int | None
    """Its index; None if the game was won, or if the deal could not be won at all."""
    is_decided: bool = True
    """False: the search ran out. The game could not be won after this turn; perhaps it could not
    be won before it either."""


def last_chance(starts: Sequence[State], winnable: Winnable, budget: int) -> LastChance:
    """The last chance in a lost game, from the states at the start of its turns.

    What cannot be won once cannot be won later. So it looks for the last state that can be won.
    """
    for turn in reversed(range(len(starts))):
        found = winnable(starts[turn], budget)
        if found is not False:
            return LastChance(turn, is_decided=found is True)
    return LastChance(None)
