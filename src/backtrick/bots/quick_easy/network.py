"""The network that judges positions: its layout, weights and scratch arrays.

Its first layer has one row of weights for each card still to be laid, by where it is (in the pool,
in a hand) and how it relates to the two tops. The layer is wide but cheap, because sums of rows for
many cards are cached.
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
"""The sizes of the two inner layers."""
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
"""The numbers are split in halves; this is the number of subsets of a half."""
EXTRAS: Final = TOP_COUNT * TOP_COUNT + 1 + CARD_COUNT + 1
"""Rows for the pair of tops, for tops of the same colour, for the cards left to draw."""


class Net(NamedTuple):
    """The weights, and sums of them."""

    first: NDArray[np.float32]
    sums: NDArray[np.float32]
    """The sum of rows, by group, half and subset of its numbers."""
    bias: NDArray[np.float32]
    second: NDArray[np.float32]
    second_bias: NDArray[np.float32]
    last: NDArray[np.float32]
    last_bias: NDArray[np.float32]


class Work(NamedTuple):
    """Scratch arrays, allocated once."""

    hidden: NDArray[np.float32]
    second: NDArray[np.float32]
    slots: NDArray[np.int64]
    known: NDArray[np.uint64]
    """By place (its own seat first, then the others in order) and card: what it may be."""
    sizes: NDArray[np.int64]
    """By place, the number of cards."""


def group_count(places: int) -> int:
    """The number of groups of rows of a network that covers this many hands."""
    return PLACES + places * GROUPS


def place_count(first: NDArray[np.float32]) -> int:
    """The number of hands that a network with this first layer covers."""
    groups = (len(first) - EXTRAS) // NUMBER_COUNT
    return (groups - PLACES) // GROUPS


def new_net(places: int, seed: int) -> Net:
    """An untrained network."""
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
    """Scratch arrays for a network that covers this many hands."""
    return Work(
        hidden=np.zeros(HIDDEN, np.float32),
        second=np.zeros(SECOND, np.float32),
        slots=np.zeros(COLOUR_COUNT, np.int64),
        known=np.zeros((places, HAND), np.uint64),
        sizes=np.zeros(places, np.int64),
    )


@kernel
def add_up(net: Net) -> None:
    """Recompute the sums from the weights."""
    for half in range(len(net.sums) // HALVES):
        for cards in range(1, HALVES):
            number = first_of(np.uint64(cards))
            rest = half * HALVES + (cards & (cards - 1))
            for unit in range(HIDDEN):
                net.sums[half * HALVES + cards, unit] = (
                    net.sums[rest, unit] + net.first[half * HALF + number, unit]
                )
