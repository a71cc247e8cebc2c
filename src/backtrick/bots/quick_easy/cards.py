"""The cards of `quick-easy` as numbers, sets of them as bits, and what fits: all from the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.quick_easy.cards import COLOURS, DECK, NUMBERS, fits
from ...games.rows import ROWS
from ...sim.bits import mask_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numpy.typing import NDArray

    from ...games.quick_easy import Card

NUMBER_OF: Final = {card: number for number, card in enumerate(DECK)}
"""A card's number among all cards: first by colour, then by the number on it."""
BARE: Final = len(DECK)
"""Stands for the top of a row on which no card lies yet."""
EVERY: Final = mask_of(range(len(DECK)))
HAND: Final = 2
TOPS: Final = (*DECK, None)
"""All that can lie on top, by number; the last is BARE."""
COLOUR_COUNT: Final = len(COLOURS)
NUMBER_COUNT: Final = len(NUMBERS)


def cards_where(is_meant: Callable[[Card], bool]) -> np.uint64:
    """The set of the cards of which something is true."""
    return mask_of(number for number, card in enumerate(DECK) if is_meant(card))


def mask_of_cards(cards: Iterable[Card]) -> np.uint64:
    """A set of cards as bits."""
    return mask_of(NUMBER_OF[card] for card in cards)


def by_top(is_meant: Callable[[Card, Card | None, int], bool]) -> NDArray[np.uint64]:
    """By row and top, the set of the cards of which something is true."""
    return np.array(
        [
            [cards_where(lambda card, row=row, top=top: is_meant(card, top, row)) for top in TOPS]
            for row in ROWS
        ],
        np.uint64,
    )


FITS: Final = by_top(lambda card, top, row: fits(card, ROWS[row], top))
"""By row and top, the cards that fit."""
