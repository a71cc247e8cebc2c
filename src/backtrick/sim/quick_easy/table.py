"""A position and its moves: hands are bits, and what fits is a table.

A card is its index in `DECK`; a move is `2 * card + row`, or `END`. The table of what fits is made
from the rules on import.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from ...games.quick_easy.cards import DECK, fits
from ...games.quick_easy.rules import HAND
from ...games.rows import ROWS
from ..bits import NONE, count, mask_of, only
from ..kernels import inlined

NUMBER_OF: Final = {card: number for number, card in enumerate(DECK)}
"""The index of each card: by colour, then by number."""
UNSHUFFLED: Final = np.array([NUMBER_OF[card] for card in sorted(DECK)], dtype=np.int64)
"""All cards, in the order in which a simulation shuffles them."""
EVERY: Final = mask_of(range(len(DECK)))
"""The set of all cards."""
BARE: Final = len(DECK)
"""The top of a row on which only the row card lies."""
END: Final = len(ROWS) * len(DECK)
"""The move that ends a turn."""
FITS: Final = np.array(
    [
        [
            mask_of(number for number, card in enumerate(DECK) if fits(card, row, top))
            for top in (*DECK, None)
        ]
        for row in ROWS
    ],
    dtype=np.uint64,
)
"""By row and top: the cards that fit there."""
Array: TypeAlias = Any
"""An array of numbers; Numba knows the type of its items, Python's types do not."""
# The indices of `SimTable.now`.
TURN: Final = 0
LAID: Final = 1
DRAWN: Final = 2
LEFT: Final = 3


class SimTable(NamedTuple):
    """A position, in arrays that the kernels change."""

    hands: Array
    """By seat."""
    unlaid: Array
    """The set of cards not yet laid."""
    tops: Array
    """By row, the top card, or BARE."""
    deck: Array
    now: Array
    """The seat on turn, and the numbers of cards laid this turn, drawn, and not yet laid."""


def new_table(players: int, cards: int = len(DECK)) -> SimTable:
    """Arrays for a position; plain Python."""
    return SimTable(
        hands=np.zeros(players, np.uint64),
        unlaid=np.zeros(1, np.uint64),
        tops=np.zeros(len(ROWS), np.int64),
        deck=np.zeros(cards, np.int64),
        now=np.zeros(4, np.int64),
    )


@inlined
def deal(table: SimTable, starter: int) -> None:
    """Deal hands from the front of the deck, and give the turn to the starter."""
    for seat in range(table.hands.size):
        table.hands[seat] = NONE
        for place in range(HAND * seat, HAND * (seat + 1)):
            table.hands[seat] |= only(table.deck[place])
    table.unlaid[0] = EVERY
    table.tops[0] = table.tops[1] = BARE
    table.now[TURN] = starter
    table.now[LAID] = 0
    table.now[DRAWN] = HAND * table.hands.size
    table.now[LEFT] = table.deck.size


@inlined
def fitting(table: SimTable, row: int) -> np.uint64:
    """The cards that the seat on turn could lay on the row."""
    return table.hands[table.now[TURN]] & FITS[row, table.tops[row]]


@inlined
def lay(table: SimTable, move: int) -> None:
    """Lay a card from the hand of the seat on turn."""
    card = move >> 1
    table.hands[table.now[TURN]] &= ~only(card)
    table.unlaid[0] &= ~only(card)
    table.tops[move & 1] = card
    table.now[LAID] += 1
    table.now[LEFT] -= 1


@inlined
def end(table: SimTable) -> None:
    """Draw, and pass the turn to the next seat with cards; there is one."""
    seat, players = table.now[TURN], table.hands.size
    while count(table.hands[seat]) < np.uint64(HAND) and table.now[DRAWN] < table.deck.size:
        table.hands[seat] |= only(table.deck[table.now[DRAWN]])
        table.now[DRAWN] += 1
    seat = seat + 1 if seat + 1 < players else 0
    while table.hands[seat] == NONE:
        seat = seat + 1 if seat + 1 < players else 0
    table.now[TURN] = seat
    table.now[LAID] = 0
