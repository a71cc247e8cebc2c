"""Many positions of the game as arrays, and dealing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...games.face_to_face.cards import NUMBERS
from ...sim.chance import DEAL, below, shuffle_one, start
from ...sim.face_to_face.lookups import CARDS, HOME_ROWS, REACH
from ...sim.face_to_face.table import NO_WINNER, WINNER, SimTable, begin
from ...sim.kernels import borrowing, inlined
from ..chance import ANYONE, STARTER

if TYPE_CHECKING:
    from numpy.typing import NDArray

LOWEST = NUMBERS[0]


class Arrays(NamedTuple):
    """Many positions, by slot. The first six are those of a `SimTable`."""

    hands: NDArray[np.uint64]
    piles: NDArray[np.int64]
    sizes: NDArray[np.int64]
    drawn: NDArray[np.int64]
    tops: NDArray[np.int64]
    turn: NDArray[np.int64]
    owners: NDArray[np.int8]
    """By row, whose card its top is: seat 0's rows, then seat 1's."""
    row_sizes: NDArray[np.int8]
    chance: NDArray[np.uint64]
    seeds: NDArray[np.uint64]
    numbers: NDArray[np.int64]
    """The number of the game under that seed."""
    starters: NDArray[np.int8]
    over: NDArray[np.bool_]


def new_arrays(slots: int) -> Arrays:
    """Arrays for games that are yet to be dealt; plain Python."""
    return Arrays(
        hands=np.zeros((slots, 2), np.uint64),
        piles=np.zeros((slots, 2, CARDS), np.int64),
        sizes=np.full((slots, 2), CARDS, np.int64),
        drawn=np.zeros((slots, 2), np.int64),
        tops=np.zeros((slots, REACH), np.int64),
        turn=np.zeros((slots, 4), np.int64),
        owners=np.zeros((slots, REACH), np.int8),
        row_sizes=np.zeros((slots, REACH), np.int8),
        chance=np.zeros((slots, 1), np.uint64),
        seeds=np.zeros(slots, np.uint64),
        numbers=np.zeros(slots, np.int64),
        starters=np.zeros(slots, np.int8),
        over=np.ones(slots, np.bool_),
    )


@inlined
def table_at(games: Arrays, slot: int) -> SimTable:
    """One of the positions."""
    return SimTable(
        games.hands[slot],
        games.piles[slot],
        games.sizes[slot],
        games.drawn[slot],
        games.tops[slot],
        games.turn[slot],
    )


@inlined
def begin_one(games: Arrays, slot: int, starter: int) -> None:
    """Deal the game with the slot's seed and number."""
    chance = games.chance[slot]
    start(chance, games.seeds[slot], games.numbers[slot], STARTER)
    games.starters[slot] = below(chance, 2) if starter == ANYONE else starter
    start(chance, games.seeds[slot], games.numbers[slot], DEAL)
    for seat in range(2):
        pile = games.piles[slot, seat]
        for place in range(CARDS):
            pile[place] = LOWEST + place
        for place in range(CARDS - 1):
            shuffle_one(chance, pile, place, CARDS)
    for row in range(REACH):
        games.owners[slot, row] = row // HOME_ROWS
        games.row_sizes[slot, row] = 0
    begin(table_at(games, slot), games.starters[slot])
    games.over[slot] = games.turn[slot, WINNER] != NO_WINNER


@borrowing
def begin_marked(games: Arrays, which: NDArray[np.bool_], starter: int) -> None:
    """Deal the marked games."""
    for slot in range(games.over.size):
        if which[slot]:
            begin_one(games, slot, starter)


@borrowing
def begin_next(games: Arrays, starter: int) -> None:
    """Deal the next game wherever one is over."""
    for slot in range(games.over.size):
        if games.over[slot]:
            games.numbers[slot] += 1
            begin_one(games, slot, starter)
