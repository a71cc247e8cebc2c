"""Rollouts: games played to the end after a turn, with sampled hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...sim.bits import NONE, only
from ...sim.chance import shuffle
from ...sim.face_to_face.greedy import new_plans
from ...sim.face_to_face.lookups import CARDS, REACH
from ...sim.face_to_face.table import (
    HELPED,
    NO_WINNER,
    SEAT,
    WINNER,
    SimTable,
    begin_turn,
    end,
    new_table,
)
from ...sim.face_to_face.whole_games import greedy_turn
from ...sim.kernels import kernel, merged

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .candidates import Ends


class Hidden(NamedTuple):
    """The hidden cards: whose they may be, and how many there are."""

    own: np.uint64
    """The cards that may be in the player's own pile."""
    pile: int
    theirs: np.uint64
    """The cards that the opponent may hold or draw."""
    their_hand: int
    their_pile: int


class Scratch(NamedTuple):
    """A generator, a table, and arrays for plans and hidden cards."""

    chance: NDArray[np.uint64]
    table: SimTable
    plans: NDArray[np.int64]
    order: NDArray[np.int64]


def new_room(chance: int) -> Scratch:
    """The arrays, and a generator seeded with a 64-bit number; plain Python."""
    generator = np.array([chance], np.uint64)
    return Scratch(generator, new_table(), new_plans(), np.zeros(CARDS, np.int64))


@merged
def _imagine(hidden: Hidden, scratch: Scratch) -> np.uint64:
    """Shuffle both piles; returns the opponent's hand. The player is seat 0 here."""
    table, order = scratch.table, scratch.order
    shuffle(scratch.chance, hidden.own, table.piles[0])
    table.sizes[0], table.sizes[1] = hidden.pile, hidden.their_pile
    shuffle(scratch.chance, hidden.theirs, order)
    hand = NONE
    for place in range(hidden.their_hand):
        hand |= only(order[place])
    for place in range(hidden.their_pile):
        table.piles[1, place] = order[hidden.their_hand + place]
    return hand


@merged
def _set(table: SimTable, ends: Ends, chosen: int, their_hand: np.uint64) -> None:
    """The table at the end of a turn of seat 0."""
    table.hands[0], table.hands[1] = ends.hands[chosen], their_hand
    table.drawn[0] = table.drawn[1] = 0
    for row in range(REACH):
        table.tops[row] = ends.tops[chosen, row]
    table.turn[SEAT] = 0
    table.turn[HELPED] = ends.helped[chosen]


@kernel
def play_on(
    ends: Ends, chosen: NDArray[np.int64], games: int, hidden: Hidden, scratch: Scratch
) -> NDArray[np.int64]:
    """The games won after each chosen end, with the same hidden cards for all."""
    wins = np.zeros(chosen.size, np.int64)
    table = scratch.table
    for _ in range(games):
        their_hand = _imagine(hidden, scratch)
        for each in range(chosen.size):
            _set(table, ends, chosen[each], their_hand)
            end(table)
            while table.turn[WINNER] == NO_WINNER:
                greedy_turn(table, scratch.plans)
            wins[each] += table.turn[WINNER] == 0
    return wins


@merged
def _is_won(table: SimTable, scratch: Scratch) -> bool:
    """Whether seat 0 wins when both play on as greedy does."""
    while table.turn[WINNER] == NO_WINNER:
        greedy_turn(table, scratch.plans)
    return table.turn[WINNER] == 0


@kernel
def play_worlds(
    ends: Ends,
    chosen: NDArray[np.int64],
    hidden: Hidden,
    scratch: Scratch,
    values: NDArray[np.int64],
) -> None:
    """Play on from each chosen end, with the same hidden cards for all; write 1 for each game won.

    `values` has a row for each deal and a column for each end.
    """
    for world in range(len(values)):
        their_hand = _imagine(hidden, scratch)
        for each in range(chosen.size):
            _set(scratch.table, ends, chosen[each], their_hand)
            end(scratch.table)
            values[world, each] = _is_won(scratch.table, scratch)


@kernel
def play_worlds_after(
    ends: Ends, hidden: Hidden, scratch: Scratch, values: NDArray[np.int64]
) -> None:
    """The same after a turn whose cards were drawn: the position is the first of `ends`."""
    for world in range(len(values)):
        their_hand = _imagine(hidden, scratch)
        _set(scratch.table, ends, 0, their_hand)
        begin_turn(scratch.table, 1)
        values[world, 0] = _is_won(scratch.table, scratch)
