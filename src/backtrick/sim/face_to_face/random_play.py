"""The policy `random`: any legal move with equal chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..bits import ONE, first_of, size_of
from ..chance import below
from ..kernels import merged
from .lookups import REACH
from .table import SimTable, end, lay, lays, may_end

if TYPE_CHECKING:
    from numpy.typing import NDArray


@merged
def random_move(table: SimTable, chance: NDArray[np.uint64]) -> None:
    """Make a legal move."""
    found = lays(table)
    ways = 1 if may_end(table) else 0
    for row in range(REACH):
        ways += size_of(found[row])
    choice = below(chance, ways)
    for row in range(REACH):
        here = size_of(found[row])
        if choice < here:
            lay(table, _place(found[row], choice), row)
            return
        choice -= here
    end(table)


@merged
def _place(cards: np.uint64, place: int) -> int:
    """The card with this index in a set."""
    for _ in range(place):
        cards &= cards - ONE
    return first_of(cards)
