"""A table in arrays, and its rules: what can be laid, laying, and the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from ...games.face_to_face.cards import ROW_CARDS
from ...games.face_to_face.rules import DRAWN_AFTER_HOME, HAND, LEAST_CARDS_A_TURN
from ..bits import NONE, ONE, first_of, only, size_of
from ..kernels import kernel, merged
from .lookups import CARDS, HOME_ROWS, REACH, TAKES

if TYPE_CHECKING:
    from numpy.typing import NDArray

UP, DOWN = ROW_CARDS
SEAT: Final = 0
LAID: Final = 1
HELPED: Final = 2
WINNER: Final = 3
Lays: TypeAlias = "tuple[np.uint64, np.uint64, np.uint64, np.uint64]"
"""Sets of cards, by the row in reach that takes them."""
NO_WINNER: Final = -1
"""The winner while the game runs."""


class SimTable(NamedTuple):
    """A position, in arrays that kernels change."""

    hands: NDArray[np.uint64]
    """By seat, as sets."""
    piles: NDArray[np.int64]
    """By seat, top card first."""
    sizes: NDArray[np.int64]
    """The initial size of each seat's pile."""
    drawn: NDArray[np.int64]
    """The number of cards drawn from each."""
    tops: NDArray[np.int64]
    """Seat 0's ascending and descending row, then seat 1's."""
    turn: NDArray[np.int64]
    """At SEAT, LAID, HELPED and WINNER: the seat on turn, the cards laid, whether one was help, and
    the winner."""


def new_table() -> SimTable:
    """An empty table; plain Python."""
    return SimTable(
        np.zeros(2, np.uint64),
        np.zeros((2, CARDS), np.int64),
        np.zeros(2, np.int64),
        np.zeros(2, np.int64),
        np.zeros(REACH, np.int64),
        np.zeros(4, np.int64),
    )


@kernel
def begin(table: SimTable, starter: int) -> None:
    """Deal from the piles, whole or short."""
    for seat in range(2):
        table.hands[seat] = NONE
        table.drawn[seat] = 0
        draw(table, seat, HAND)
        table.tops[HOME_ROWS * seat] = UP
        table.tops[HOME_ROWS * seat + 1] = DOWN
    begin_turn(table, starter)


@merged
def top_in_reach(seat: int, row: int) -> int:
    """The index of the top of a row in a seat's reach."""
    return (HOME_ROWS * seat + row) % REACH


@merged
def pile_left(table: SimTable, seat: int) -> int:
    """The number of cards left in a seat's pile."""
    return table.sizes[seat] - table.drawn[seat]


@merged
def draw(table: SimTable, seat: int, most: int) -> None:
    """Draw cards from the pile, as long as there are any."""
    for _ in range(min(most, pile_left(table, seat))):
        table.hands[seat] |= only(table.piles[seat, table.drawn[seat]])
        table.drawn[seat] += 1


@merged
def lays(table: SimTable) -> Lays:
    """What the seat on turn can lay."""
    seat: int = table.turn[SEAT]
    hand, own, theirs = table.hands[seat], HOME_ROWS * seat, HOME_ROWS * (1 - seat)
    up = TAKES[0, table.tops[own]] & hand
    down = TAKES[1, table.tops[own + 1]] & hand
    if table.turn[HELPED]:
        return up, down, NONE, NONE
    their_up = TAKES[2, table.tops[theirs]] & hand
    their_down = TAKES[3, table.tops[theirs + 1]] & hand
    if table.turn[LAID] or (_two(up) and _two(down)):
        return up, down, their_up, their_down
    helping = their_up | their_down
    return (
        _leaving_a_second(hand, up, down | helping, 0),
        _leaving_a_second(hand, down, up | helping, 1),
        _leaving_one(their_up, up | down),
        _leaving_one(their_down, up | down),
    )


@merged
def _two(cards: np.uint64) -> bool:
    return cards & (cards - ONE) != NONE


@merged
def _leaving_a_second(hand: np.uint64, firsts: np.uint64, others: np.uint64, row: int) -> np.uint64:
    """The first cards on an own row after which another can be laid."""
    kept = firsts
    while firsts != NONE:
        card = first_of(firsts)
        firsts &= firsts - ONE
        if (others | TAKES[row, card]) & hand & ~only(card) == NONE:
            kept &= ~only(card)
    return kept


@merged
def _leaving_one(cards: np.uint64, homely: np.uint64) -> np.uint64:
    """The helping cards after which a card that fits at home is left."""
    if _two(homely):
        return cards
    return cards & ~homely if homely != NONE else NONE


@merged
def may_end(table: SimTable) -> bool:
    """Whether the turn has laid enough cards."""
    return table.turn[LAID] >= LEAST_CARDS_A_TURN


@merged
def lay(table: SimTable, card: int, row: int) -> None:
    """Lay a card of the seat on turn on a row in its reach."""
    seat: int = table.turn[SEAT]
    table.hands[seat] &= ~only(card)
    table.tops[top_in_reach(seat, row)] = card
    table.turn[LAID] += 1
    if row >= HOME_ROWS:
        table.turn[HELPED] = 1
    if table.hands[seat] == NONE and pile_left(table, seat) == 0:
        table.turn[WINNER] = seat


@merged
def cards_to_draw(hand: np.uint64, helped: int) -> int:
    """The number of cards drawn after a turn that leaves this hand."""
    return HAND - size_of(hand) if helped else DRAWN_AFTER_HOME


@merged
def end(table: SimTable) -> None:
    """Draw, and pass the turn on."""
    seat: int = table.turn[SEAT]
    draw(table, seat, cards_to_draw(table.hands[seat], table.turn[HELPED]))
    begin_turn(table, 1 - seat)


@merged
def begin_turn(table: SimTable, seat: int) -> None:
    """Begin a seat's turn; it loses at once if it cannot lay two."""
    table.turn[SEAT] = seat
    table.turn[LAID] = table.turn[HELPED] = 0
    up, down, their_up, their_down = lays(table)
    can_begin = up | down | their_up | their_down != NONE
    table.turn[WINNER] = NO_WINNER if can_begin else 1 - seat
