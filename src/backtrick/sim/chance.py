"""Chance in kernels: SplitMix64, the same stream on every machine.

A generator is an array of one number, so that kernels can advance it. Each game of a simulation has
its own generators, from the simulation's seed, its number and a purpose. So any process can play
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from .bits import NONE, ONE, lowest
from .kernels import inlined, kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
DEAL: Final = 1
"""The purpose of the generator that shuffles the deck."""
PLAY: Final = 2
"""The purpose of the bots' generators, one more per seat; they must not know the deal's."""

WHOLE: Final = 1 << 20
"""A probability of 1, in whole numbers: their sums are the same in any order."""


@inlined
def mixed(number: np.uint64) -> np.uint64:
    """The number, mixed, so that neighbours become unrelated numbers."""
    number = (number ^ (number >> np.uint64(30))) * _MIX_1
    number = (number ^ (number >> np.uint64(27))) * _MIX_2
    return number ^ (number >> np.uint64(31))


@inlined
def word(chance: NDArray[np.uint64]) -> np.uint64:
    """The next 64 bits."""
    chance[0] += _STEP
    return mixed(chance[0])


@inlined
def below(chance: NDArray[np.uint64], limit: int) -> int:
    """A number below the limit."""
    # The upper half of word times limit: no division, and no measurable bias.
    product = (word(chance) >> np.uint64(32)) * np.uint64(limit)
    return np.int64(product >> np.uint64(32))  # pyright: ignore[reportReturnType]  indexes as int


@kernel
def start(chance: NDArray[np.uint64], seed: np.uint64, game: int, purpose: int) -> None:
    """Set a generator to the start of its stream."""
    chance[0] = mixed(mixed(seed + _STEP) + np.uint64(game) * _STEP + np.uint64(purpose))


@inlined
def shuffle_one(
    chance: NDArray[np.uint64], order: NDArray[np.int64], place: int, size: int
) -> None:
    """Shuffle one more place, from the front: pick one of the remaining cards.

    Most games end before the deck does, so shuffling only the drawn cards saves work.
    """
    other = place + below(chance, size - place)
    order[place], order[other] = order[other], order[place]


@kernel
def shuffle(chance: NDArray[np.uint64], cards: np.uint64, order: NDArray[np.int64]) -> int:
    """Write the cards of a set into `order`, shuffled; returns their number."""
    size = 0
    while cards != NONE:
        order[size] = lowest(cards)
        cards &= cards - ONE
        size += 1
    for place in range(size - 1):
        shuffle_one(chance, order, place, size)
    return size
