"""Sets of cards, asked for numbers that can be counted with: Numba would mix signs to floats."""

from __future__ import annotations

import numpy as np

from ..bits import count, highest, lowest
from ..compiling import merged


@merged
def size(cards: np.uint64) -> int:
    """How many cards a set has."""
    return np.int64(count(cards))  # pyright: ignore[reportReturnType]  counts as int


@merged
def first(cards: np.uint64) -> int:
    """The lowest card of a set that is not empty."""
    return np.int64(lowest(cards))  # pyright: ignore[reportReturnType]


@merged
def last(cards: np.uint64) -> int:
    """The highest card of a set that is not empty."""
    return np.int64(highest(cards))  # pyright: ignore[reportReturnType]
