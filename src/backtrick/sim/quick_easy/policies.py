"""Who lays what: `random` and `greedy`, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..bits import NONE, count, lowest, only
from ..chance import below
from ..compiling import inlined, merged
from .table import END, FITS, LAID, TURN, fitting

if TYPE_CHECKING:
    from .table import Array, Table


@inlined
def _first(cards: np.uint64) -> int:
    # Not `int`, which leaves it unsigned: mixed with other numbers that would become a fraction.
    return np.int64(lowest(cards))  # pyright: ignore[reportReturnType]


@inlined
def _size(cards: np.uint64) -> int:
    return np.int64(count(cards))  # pyright: ignore[reportReturnType]


@inlined
def random_move(table: Table, chance: Array) -> int:
    """Any legal move, all alike; for a seat that may lay one more card."""
    up, down = fitting(table, 0), fitting(table, 1)
    on_up = _size(up)
    lays = on_up + _size(down)
    place = below(chance, lays + (table.now[LAID] > 0))
    if place >= lays:
        return END
    row, cards = (0, up) if place < on_up else (1, down)
    for _ in range(place - on_up * row):
        cards &= cards - np.uint64(1)
    return 2 * _first(cards) + row


@inlined
def worth(unseen: np.uint64, up: int, down: int, laid: int) -> int:
    """How good it is to end a turn with these tops: first comes the room for cards to come.

    A card that fits on both rows counts twice. For the same room more cards are better.
    """
    return 2 * (_size(unseen & FITS[0, up]) + _size(unseen & FITS[1, down])) + laid


@inlined
def _worth_of_two(unseen: np.uint64, up: int, down: int, other: np.uint64, laid: int) -> int:
    """The same if the other card of the hand is laid too, where that is best; 0 if it cannot be."""
    card = _first(other)
    best = 0
    if FITS[0, up] & other != NONE:
        best = worth(unseen, card, down, laid)
    if FITS[1, down] & other != NONE:
        best = max(best, worth(unseen, up, card, laid))
    return best


@merged
def greedy_move(table: Table, most: int) -> int:
    """The next move of the turn that is worth most; of several such moves, the first."""
    hand, laid = table.hands[table.now[TURN]], table.now[LAID]
    unseen = table.unlaid[0] & ~hand
    up, down = table.tops[0], table.tops[1]
    chosen, best = END, worth(unseen, up, down, laid) if laid else 0
    cards = hand
    while cards != NONE:
        card = _first(cards)
        cards &= cards - np.uint64(1)
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
