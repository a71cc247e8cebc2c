"""The decks of a simulation, the same for kernels and for the plain rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np

from .chance import DEAL, shuffle_one, start
from .kernels import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ..games.any_game import AnyGame

_Card: TypeAlias = Any
"""A card of the game's own, or a whole deck if each player has one."""


def dealt(game: AnyGame, seed: int, number: int) -> Sequence[_Card]:
    """The shuffled deck of the game with this number.

    If each player has a deck, they are shuffled one after the other.
    """
    generator = np.zeros(1, np.uint64)
    start(generator, np.uint64(seed), number, DEAL)
    whole = cast("Sequence[_Card]", game.deck(0))
    # A card may be a tuple too, with names.
    if type(whole[0]) is tuple:
        return [_shuffled(generator, cards) for cards in whole]
    return _shuffled(generator, whole)


def _shuffled(generator: NDArray[np.uint64], cards: Sequence[_Card]) -> list[_Card]:
    in_order = sorted(cards)
    places = np.arange(len(in_order), dtype=np.int64)
    _shuffle(generator, places)
    return [in_order[place] for place in places]


@kernel
def _shuffle(generator: NDArray[np.uint64], order: NDArray[np.int64]) -> None:
    for place in range(order.size - 1):
        shuffle_one(generator, order, place, order.size)
