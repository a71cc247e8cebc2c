"""A table of `quick-easy` in arrays: laying, drawing and talking, fast enough for rollouts.

What fits comes from the rules, through `cards.py`. Besides the cards, a table has what everyone has
been told about each hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...sim.bits import NONE, only
from ...sim.kernels import inlined, kernel
from .cards import BARE, CARD_COUNT, EVERY, FITS, HAND

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_TURNS: Final = 16
"""More than the possible turns."""
NO_CARD: Final = -1


class BeliefTable(NamedTuple):
    """Everything that changes during a game."""

    hands: NDArray[np.int64]
    """By seat, its cards; only the first `sizes` of them count."""
    sizes: NDArray[np.int64]
    possible: NDArray[np.uint64]
    """By seat and card, what the others know it may be."""
    tops: NDArray[np.int64]
    """By row."""
    pile: NDArray[np.int64]
    """The draw pile, top card last."""
    left: NDArray[np.int64]
    """The number of cards in the pile."""
    laid: NDArray[np.uint64]
    """The set of all cards laid."""
    turn: NDArray[np.int64]
    """The seat on turn."""
    likely: NDArray[np.float64]
    """By seat and card: the relative likelihood that it is the first card of the seat's hand. It is
    a private guess, so copies do not have it."""


class Talk(NamedTuple):
    """What talkers say, as sets of cards."""

    drawn: NDArray[np.uint64]
    """By card: what its holder says when it is drawn."""
    said: NDArray[np.uint64]
    """By signal, row and top: the cards that the signal is about. The exact signals come first."""
    first: NDArray[np.int64]
    """By the two tops: the row that is spoken of first."""


def new_table(players: int) -> BeliefTable:
    """An empty table."""
    return BeliefTable(
        hands=np.full((players, HAND), NO_CARD, np.int64),
        sizes=np.zeros(players, np.int64),
        possible=np.zeros((players, HAND), np.uint64),
        tops=np.full(2, BARE, np.int64),
        pile=np.zeros(CARD_COUNT, np.int64),
        left=np.zeros(1, np.int64),
        laid=np.zeros(1, np.uint64),
        turn=np.zeros(1, np.int64),
        likely=np.ones((players, CARD_COUNT)),
    )


@kernel
def copy(source: BeliefTable, target: BeliefTable) -> None:
    """Copy a table into another."""
    for seat in range(len(source.sizes)):
        target.sizes[seat] = source.sizes[seat]
        for held in range(HAND):
            target.hands[seat, held] = source.hands[seat, held]
            target.possible[seat, held] = source.possible[seat, held]
    target.tops[0], target.tops[1] = source.tops[0], source.tops[1]
    for place in range(source.left[0]):
        target.pile[place] = source.pile[place]
    target.left[0] = source.left[0]
    target.laid[0] = source.laid[0]
    target.turn[0] = source.turn[0]


@kernel
def list_turns(table: BeliefTable, most: int, turns: NDArray[np.int64]) -> int:
    """Write the turns of the seat on turn, each as card, row, card, row; returns their number.

    A turn may lay `most` cards. Two cards on two rows are one turn, in either order.
    """
    hand, size = table.hands[table.turn[0]], table.sizes[table.turn[0]]
    found = 0
    for held in range(size):
        for row in range(2):
            card = hand[held]
            if FITS[row, table.tops[row]] & only(card) == NONE:
                continue
            turns[found, 0], turns[found, 1], turns[found, 2] = card, row, NO_CARD
            found += 1
            if most < HAND or size < HAND:
                continue
            second = hand[1 - held]
            if FITS[row, card] & only(second) != NONE:
                turns[found, 0], turns[found, 1] = card, row
                turns[found, 2], turns[found, 3] = second, row
                found += 1
            if row == 0 and FITS[1, table.tops[1]] & only(second) != NONE:
                turns[found, 0], turns[found, 1] = card, row
                turns[found, 2], turns[found, 3] = second, 1
                found += 1
    return found


@kernel
def lay(table: BeliefTable, turn: NDArray[np.int64]) -> None:
    """Lay the cards of a turn."""
    table.tops[turn[1]] = turn[0]
    table.laid[0] |= only(turn[0])
    if turn[2] != NO_CARD:
        table.tops[turn[3]] = turn[2]
        table.laid[0] |= only(turn[2])
    seat = table.turn[0]
    kept = 0
    for held in range(table.sizes[seat]):
        card = table.hands[seat, held]
        if card not in (turn[0], turn[2]):
            table.hands[seat, kept] = card
            table.possible[seat, kept] = table.possible[seat, held]
            kept += 1
    table.sizes[seat] = kept


@kernel
def draw(table: BeliefTable, talk: Talk) -> None:
    """Refill the hand of the seat on turn."""
    seat = table.turn[0]
    while table.sizes[seat] < HAND and table.left[0] > 0:
        table.left[0] -= 1
        card = table.pile[table.left[0]]
        table.hands[seat, table.sizes[seat]] = card
        table.possible[seat, table.sizes[seat]] = talk.drawn[card]
        table.sizes[seat] += 1


@kernel
def pass_on(table: BeliefTable) -> None:
    """Pass the turn to the next seat with cards; there must be one."""
    table.turn[0] = (table.turn[0] + 1) % len(table.sizes)
    while table.sizes[table.turn[0]] == 0:
        table.turn[0] = (table.turn[0] + 1) % len(table.sizes)


@inlined
def all_laid(table: BeliefTable) -> bool:
    """Whether the game is won."""
    return table.laid[0] == EVERY


@kernel
def rule_out(table: BeliefTable, seat: int, cards: np.uint64) -> None:
    """Conclude that a seat holds none of these cards."""
    for held in range(table.sizes[seat]):
        table.possible[seat, held] &= ~cards


@kernel
def narrow(table: BeliefTable, seat: int, cards: np.uint64) -> None:
    """Conclude that a seat holds one of these cards."""
    for held in range(table.sizes[seat]):
        others = NONE
        for other in range(table.sizes[seat]):
            if other != held:
                others |= table.possible[seat, other] & cards
        if others == NONE:  # only one card can be meant
            table.possible[seat, held] &= cards


@kernel
def holds_one_of(table: BeliefTable, seat: int, cards: np.uint64) -> bool:
    """Whether a seat has one of these cards."""
    held = NONE
    for place in range(table.sizes[seat]):
        held |= only(table.hands[seat, place])
    return cards & held != NONE


@kernel
def speak(table: BeliefTable, talk: Talk) -> None:
    """Let every waiting seat say what it has for one of the current rows."""
    for seat in range(len(table.sizes)):
        if seat != table.turn[0]:
            _speak_of_a_row(table, talk, seat)


@kernel
def _speak_of_a_row(table: BeliefTable, talk: Talk, seat: int) -> None:
    """Say the first signal that is true; what would have come before it is not."""
    first = talk.first[table.tops[0], table.tops[1]]
    for saying in range(len(talk.said)):
        for place in range(2):
            row = first if place == 0 else 1 - first
            cards = talk.said[saying, row, table.tops[row]]
            if cards == EVERY:
                continue
            if holds_one_of(table, seat, cards):
                narrow(table, seat, cards)
                return
            rule_out(table, seat, cards)
