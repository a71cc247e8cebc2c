"""The policy `random`: any legal move with equal chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ..bits import ONE, first_of, size_of
from ..chance import below
from ..kernels import merged
from .lookups import REACH
from .table import SimTable, end, lay, lays, may_end

if TYPE_CHECKING:
    from numpy.typing import NDArray


END: Final = -1
"""In place of a card: the end of the turn."""


@merged
def random_choice(table: SimTable, chance: NDArray[np.uint64]) -> int:
    """A legal way to lay a card, as `REACH * card + row`, or END."""
    found = lays(table)
    ways = 1 if may_end(table) else 0
    for row in range(REACH):
        ways += size_of(found[row])
    choice = below(chance, ways)
    for row in range(REACH):
        here = size_of(found[row])
        if choice < here:
            return REACH * _place(found[row], choice) + row
        choice -= here
    return END


@merged
def random_move(table: SimTable, chance: NDArray[np.uint64]) -> None:
    """Make a legal move."""
    choice = random_choice(table, chance)
    if choice == END:
        end(table)
    else:
        lay(table, choice // REACH, choice % REACH)


@merged
def _place(cards: np.uint64, place: int) -> int:
    """The card with this index in a set."""
    for _ in range(place):
        cards &= cards - ONE
    return first_of(cards)
