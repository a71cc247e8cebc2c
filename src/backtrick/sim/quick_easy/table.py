"""A position and its moves: a hand is a set of cards as bits, and what fits is looked up.

A card is its place in the box's `DECK`; a move is `2 * card + row`, or `END`. What fits is asked of
the rules, once, and kept as a table.
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
"""A card's number among all cards: first by colour, then by the number on it."""
UNSHUFFLED: Final = np.array([NUMBER_OF[card] for card in sorted(DECK)], dtype=np.int64)
"""All cards in the order in which a simulation takes them to shuffle."""
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
"""An array of numbers: what its items are, Numba sees, and strict types in Python do not."""
# Where a table's numbers stand in `Table.now`.
TURN: Final = 0
LAID: Final = 1
DRAWN: Final = 2
LEFT: Final = 3


class Table(NamedTuple):
    """A position, in arrays that the kernels change."""

    hands: Array
    """By seat."""
    unlaid: Array
    """One set: the cards that nobody has seen on a row."""
    tops: Array
    """By row, the top card, or BARE."""
    deck: Array
    now: Array
    """The seat on turn, how many cards it has laid, how many are drawn, and how many not laid."""


def new_table(players: int, cards: int = len(DECK)) -> Table:
    """Room for a position; plain Python."""
    return Table(
        hands=np.zeros(players, np.uint64),
        unlaid=np.zeros(1, np.uint64),
        tops=np.zeros(len(ROWS), np.int64),
        deck=np.zeros(cards, np.int64),
        now=np.zeros(4, np.int64),
    )


@inlined
def deal(table: Table, starter: int) -> None:
    """Give everybody a hand off the front of the deck, and the turn to the starter."""
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
def fitting(table: Table, row: int) -> np.uint64:
    """The cards that the seat on turn could lay on the row."""
    return table.hands[table.now[TURN]] & FITS[row, table.tops[row]]


@inlined
def lay(table: Table, move: int) -> None:
    """Lay a card from the hand of the seat on turn."""
    card = move >> 1
    table.hands[table.now[TURN]] &= ~only(card)
    table.unlaid[0] &= ~only(card)
    table.tops[move & 1] = card
    table.now[LAID] += 1
    table.now[LEFT] -= 1


@inlined
def end(table: Table) -> None:
    """Draw, and pass the turn on to the next seat that has cards; somebody does."""
    seat, players = table.now[TURN], table.hands.size
    while count(table.hands[seat]) < np.uint64(HAND) and table.now[DRAWN] < table.deck.size:
        table.hands[seat] |= only(table.deck[table.now[DRAWN]])
        table.now[DRAWN] += 1
    seat = seat + 1 if seat + 1 < players else 0
    while table.hands[seat] == NONE:
        seat = seat + 1 if seat + 1 < players else 0
    table.now[TURN] = seat
    table.now[LAID] = 0
