"""Scratch arrays for thinking, allocated once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .belief_table import MOST_TURNS, BeliefTable, new_table
from .cards import HAND
from .network import Work, new_work

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Scratch(NamedTuple):
    """Scratch arrays for thinking."""

    work: Work
    turns: NDArray[np.int64]
    chances: NDArray[np.float64]
    """By turn, the value at a glance."""
    sums: NDArray[np.float64]
    """By turn, the sum of chances over the deals played."""
    dealt: BeliefTable
    """A table with sampled hidden cards."""
    ahead: BeliefTable
    """The same, some turns later."""
    later_turns: NDArray[np.int64]
    later_chances: NDArray[np.float64]
    slots: NDArray[np.int64]
    chance: NDArray[np.uint64]
    """The generator of the deals."""


def new_mind(players: int, places: int) -> Scratch:
    """Scratch arrays for this many players, with a network that covers this many hands."""
    return Scratch(
        work=new_work(places),
        turns=np.zeros((MOST_TURNS, 4), np.int64),
        chances=np.zeros(MOST_TURNS),
        sums=np.zeros(MOST_TURNS),
        dealt=new_table(players),
        ahead=new_table(players),
        later_turns=np.zeros((MOST_TURNS, 4), np.int64),
        later_chances=np.zeros(MOST_TURNS),
        slots=np.zeros(players * HAND, np.int64),
        chance=np.zeros(1, np.uint64),
    )
