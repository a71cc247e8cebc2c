"""What the seats on turn see and may do, in many games at once: the order is the layout's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.face_to_face.cards import ROW_CARDS
from ...sim.bits import NONE, ONE, first_of, size_of
from ...sim.face_to_face.lookups import CARDS, HOME_ROWS, REACH
from ...sim.face_to_face.table import (
    HELPED,
    LAID,
    SEAT,
    cards_to_draw,
    lays,
    may_end,
    pile_left,
    top_in_reach,
)
from ...sim.kernels import borrowing, inlined
from .arrays import LOWEST, Arrays, table_at
from .moves import END

if TYPE_CHECKING:
    from numpy.typing import NDArray

_TOPS: Final = ROW_CARDS[-1] - ROW_CARDS[0] + 1
_LOW: Final = ROW_CARDS[0]


@inlined
def _write(games: Arrays, slot: int, row: NDArray[np.int8]) -> None:
    table = table_at(games, slot)
    me: int = table.turn[SEAT]
    cards = table.hands[me]
    while cards != NONE:
        row[first_of(cards) - LOWEST] = 1
        cards &= cards - ONE
    at = CARDS + REACH * _TOPS
    for place in range(REACH):
        mine = top_in_reach(me, place)
        row[CARDS + place * _TOPS + table.tops[mine] - _LOW] = 1
        row[at + place] = games.owners[slot, mine] != mine // HOME_ROWS
        row[at + REACH + place] = games.row_sizes[slot, mine]
    at += 2 * REACH
    for distance in range(2):
        seat: int = me ^ distance
        row[at + distance] = size_of(table.hands[seat])
        row[at + 2 + distance] = pile_left(table, seat)
    row[at + 4] = 1  # the first of all seats, oneself, is on turn
    row[at + 6] = table.turn[LAID]
    row[at + 7] = table.turn[HELPED]
    if not games.over[slot]:
        to_draw = cards_to_draw(table.hands[me], table.turn[HELPED])
        row[at + 8] = min(pile_left(table, me), to_draw)


@borrowing
def observe(games: Arrays, into: NDArray[np.int8]) -> None:
    """Write what the seat on turn sees."""
    for slot in range(games.over.size):
        into[slot, :] = 0
        _write(games, slot, into[slot])


@borrowing
def mask(games: Arrays, into: NDArray[np.int8]) -> None:
    """Write the legal actions: none where the game is over."""
    for slot in range(games.over.size):
        into[slot, :] = 0
        if games.over[slot]:
            continue
        table = table_at(games, slot)
        into[slot, END] = may_end(table)
        found = lays(table)
        for row in range(REACH):
            cards = found[row]
            while cards != NONE:
                into[slot, REACH * (first_of(cards) - LOWEST) + row] = 1
                cards &= cards - ONE
