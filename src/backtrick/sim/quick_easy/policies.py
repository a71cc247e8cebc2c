"""The policies `random` and `greedy`, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bits import NONE, ONE, first_of, only, size_of
from ..chance import below
from ..kernels import inlined, merged
from .table import END, FITS, LAID, TURN, fitting

if TYPE_CHECKING:
    import numpy as np

    from .table import Array, SimTable


@inlined
def random_move(table: SimTable, chance: Array) -> int:
    """A legal move, each with equal chance, for a seat that may lay one more card."""
    up, down = fitting(table, 0), fitting(table, 1)
    on_up = size_of(up)
    lays = on_up + size_of(down)
    place = below(chance, lays + (table.now[LAID] > 0))
    if place >= lays:
        return END
    row, cards = (0, up) if place < on_up else (1, down)
    for _ in range(place - on_up * row):
        cards &= cards - ONE
    return 2 * first_of(cards) + row


@inlined
def worth(unseen: np.uint64, up: int, down: int, laid: int) -> int:
    """The value of ending a turn with these tops: mainly the room for future cards.

    A card that fits on both rows counts twice. With the same room, more cards are better.
    """
    return 2 * (size_of(unseen & FITS[0, up]) + size_of(unseen & FITS[1, down])) + laid


@inlined
def _worth_of_two(unseen: np.uint64, up: int, down: int, other: np.uint64, laid: int) -> int:
    """The same if the other card is laid too, on the better row; 0 if it does not fit."""
    card = first_of(other)
    best = 0
    if FITS[0, up] & other != NONE:
        best = worth(unseen, card, down, laid)
    if FITS[1, down] & other != NONE:
        best = max(best, worth(unseen, up, card, laid))
    return best


@merged
def greedy_move(table: SimTable, most: int) -> int:
    """The next move of the best turn; the first one of equals."""
    hand, laid = table.hands[table.now[TURN]], table.now[LAID]
    unseen = table.unlaid[0] & ~hand
    up, down = table.tops[0], table.tops[1]
    chosen, best = END, worth(unseen, up, down, laid) if laid else 0
    cards = hand
    while cards != NONE:
        card = first_of(cards)
        cards &= cards - ONE
        other = hand & ~only(card)
        for row in range(2):
            if fitting(table, row) & only(card) == NONE:
                continue
            new_up, new_down = (up, card) if row else (card, down)
            value = worth(unseen, new_up, new_down, laid + 1)
            if other != NONE and laid + 1 < most:
                value = max(value, _worth_of_two(unseen, new_up, new_down, other, laid + 2))
            if value > best:
                chosen, best = 2 * card + row, value
    return chosen
