"""The network that judges positions: its layout, its weights, and room to reckon in.

Its first layer has one row of weights for each card that is still to be laid: what the card is
worth where it is (in the pool, in a hand) depends on how it relates to the two tops. So the layer
is wide but cheap: rows for many cards at once are kept as sums.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...sim.bits import first_of
from ...sim.kernels import kernel
from .cards import CARD_COUNT, COLOUR_COUNT, HAND, NUMBER_COUNT

if TYPE_CHECKING:
    from numpy.typing import NDArray

HIDDEN: Final = 32
SECOND: Final = 16
"""How many units the two inner layers have."""
TOP_COUNT: Final = NUMBER_COUNT + 1
"""The number on a top; 0 is a bare row."""
RELATIONS: Final = 3
"""A card has the colour of the row's top, of the other row's top, or another."""
GROUPS: Final = 2 * TOP_COUNT * RELATIONS
"""Groups of rows, by row, top and relation; a group has one for each number on a card."""
POOL: Final = COLOUR_COUNT
PLACES: Final = POOL + GROUPS
HALF: Final = NUMBER_COUNT // 2
HALVES: Final = 1 << HALF
"""The numbers come in two halves, and so many sets of one half there are."""
EXTRAS: Final = TOP_COUNT * TOP_COUNT + 1 + CARD_COUNT + 1
"""Rows for the pair of tops, for tops of the same colour, for the cards left to draw."""


class Net(NamedTuple):
    """The weights, and the sums that are made from them."""

    first: NDArray[np.float32]
    sums: NDArray[np.float32]
    """By group, half of the numbers and set of those: its rows added up."""
    bias: NDArray[np.float32]
    second: NDArray[np.float32]
    second_bias: NDArray[np.float32]
    last: NDArray[np.float32]
    last_bias: NDArray[np.float32]


class Work(NamedTuple):
    """Room to reckon in, so that none has to be made while thinking."""

    hidden: NDArray[np.float32]
    second: NDArray[np.float32]
    slots: NDArray[np.int64]
    known: NDArray[np.uint64]
    """By place (oneself first, then the others as they follow) and card: what it may be."""
    sizes: NDArray[np.int64]
    """By place, how many cards there are."""


def group_count(places: int) -> int:
    """How many groups of rows a network has that looks into so many hands."""
    return PLACES + places * GROUPS


def place_count(first: NDArray[np.float32]) -> int:
    """Into how many hands a network with this first layer looks."""
    groups = (len(first) - EXTRAS) // NUMBER_COUNT
    return (groups - PLACES) // GROUPS


def new_net(places: int, seed: int) -> Net:
    """A network that knows nothing yet."""
    chance = np.random.default_rng(seed)

    def weights(spread: float, *shape: int) -> NDArray[np.float32]:
        return (chance.standard_normal(shape) * spread).astype(np.float32)

    groups = group_count(places)
    return Net(
        first=weights(0.05, groups * NUMBER_COUNT + EXTRAS, HIDDEN),
        sums=np.zeros((groups * 2 * HALVES, HIDDEN), np.float32),
        bias=np.zeros(HIDDEN, np.float32),
        second=weights(0.2, HIDDEN, SECOND),
        second_bias=np.zeros(SECOND, np.float32),
        last=weights(0.2, SECOND),
        last_bias=np.full(1, -1, np.float32),
    )


def new_work(places: int) -> Work:
    """Room for a network that looks into so many hands."""
    return Work(
        hidden=np.zeros(HIDDEN, np.float32),
        second=np.zeros(SECOND, np.float32),
        slots=np.zeros(COLOUR_COUNT, np.int64),
        known=np.zeros((places, HAND), np.uint64),
        sizes=np.zeros(places, np.int64),
    )


@kernel
def add_up(net: Net) -> None:
    """Make the sums anew from the weights."""
    for half in range(len(net.sums) // HALVES):
        for cards in range(1, HALVES):
            number = first_of(np.uint64(cards))
            rest = half * HALVES + (cards & (cards - 1))
            for unit in range(HIDDEN):
                net.sums[half * HALVES + cards, unit] = (
                    net.sums[rest, unit] + net.first[half * HALF + number, unit]
                )
