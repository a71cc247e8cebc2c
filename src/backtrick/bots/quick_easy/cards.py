"""The cards of `quick-easy` as numbers and as bits, for kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.quick_easy.cards import COLOURS, DECK, NUMBERS
from ...games.quick_easy.rules import HAND
from ...sim.bits import mask_of
from ...sim.quick_easy.table import BARE, EVERY, FITS, NUMBER_OF

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np

    from ...games.quick_easy import Card

__all__ = [
    "BARE",
    "CARD_COUNT",
    "COLOUR_COUNT",
    "EVERY",
    "FITS",
    "HAND",
    "NUMBER_COUNT",
    "NUMBER_OF",
    "TOPS",
    "mask_of_cards",
]

TOPS: Final = (*DECK, None)
"""Every possible top, by number; the last is BARE."""
CARD_COUNT: Final = len(DECK)
COLOUR_COUNT: Final = len(COLOURS)
NUMBER_COUNT: Final = len(NUMBERS)


def mask_of_cards(cards: Iterable[Card]) -> np.uint64:
    """A set of cards as bits."""
    return mask_of(NUMBER_OF[card] for card in cards)
