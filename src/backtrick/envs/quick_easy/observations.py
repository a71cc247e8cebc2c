"""What the seats on turn see and may do, in many games at once: the order is the layout's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...sim.bits import NONE, ONE, first_of, size_of
from ...sim.kernels import borrowing, inlined
from ...sim.quick_easy.table import BARE, DRAWN, END, LAID, TURN, fitting
from .arrays import CARDS, Arrays, Terms, table_at

if TYPE_CHECKING:
    from numpy.typing import NDArray


@inlined
def _mark(row: NDArray[np.int8], at: int, cards: np.uint64) -> int:
    """Write a set of cards; returns where the next field begins."""
    while cards != NONE:
        row[at + first_of(cards)] = 1
        cards &= cards - ONE
    return at + CARDS


@inlined
def _sizes(row: NDArray[np.int8], at: int, hands: NDArray[np.uint64], me: int) -> int:
    """Write how many cards each seat holds, beginning with the observer's."""
    seat = me
    for _ in range(hands.size):
        row[at] = size_of(hands[seat])
        at += 1
        seat = seat + 1 if seat + 1 < hands.size else 0
    return at


@borrowing
def observe(games: Arrays, terms: Terms, into: NDArray[np.int8]) -> None:
    """Write what the seat on turn sees."""
    for slot in range(games.over.size):
        row, now, hands = into[slot], games.now[slot], games.hands[slot]
        row[:] = 0
        at = _mark(row, 0, hands[now[TURN]])
        for each in range(2):
            if games.tops[slot, each] != BARE:
                row[at + games.tops[slot, each]] = 1
            at += CARDS
        at = _sizes(row, at, hands, now[TURN])
        row[at] = CARDS - now[DRAWN]
        row[at + 1] = size_of(games.rows[slot, 0])
        row[at + 2] = size_of(games.rows[slot, 1])
        row[at + 3] = now[LAID]
        row[at + 4] = 1  # the first of all seats, oneself, is on turn
        if terms.open_rows:
            at = _mark(row, at + 4 + hands.size, games.rows[slot, 0])
            _mark(row, at, games.rows[slot, 1])


@borrowing
def mask(games: Arrays, terms: Terms, into: NDArray[np.int8]) -> None:
    """Write the legal actions: none where the game is over."""
    for slot in range(games.over.size):
        row = into[slot]
        row[:] = 0
        if games.over[slot]:
            continue
        table = table_at(games, slot)
        row[END] = table.now[LAID] > 0
        if table.now[LAID] < terms.most:
            hand = table.hands[table.now[TURN]]
            up, down = fitting(table, 0), fitting(table, 1)
            while hand != NONE:
                card = first_of(hand)
                hand &= hand - ONE
                row[2 * card] = np.int8(up >> np.uint64(card) & ONE)
                row[2 * card + 1] = np.int8(down >> np.uint64(card) & ONE)
