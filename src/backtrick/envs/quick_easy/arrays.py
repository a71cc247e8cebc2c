"""Many positions of the game as arrays, and dealing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...games.quick_easy.rules import HAND
from ...sim.bits import NONE
from ...sim.chance import DEAL, below, shuffle_one, start
from ...sim.kernels import borrowing, inlined
from ...sim.quick_easy.table import UNSHUFFLED, SimTable, deal
from ..chance import ANYONE, STARTER

if TYPE_CHECKING:
    from numpy.typing import NDArray

CARDS: Final = len(UNSHUFFLED)


class Arrays(NamedTuple):
    """Many positions, by slot. The first five are those of a `SimTable`."""

    hands: NDArray[np.uint64]
    unlaid: NDArray[np.uint64]
    tops: NDArray[np.int8]
    decks: NDArray[np.int8]
    now: NDArray[np.int8]
    rows: NDArray[np.uint64]
    """By row, the set of cards laid there."""
    chance: NDArray[np.uint64]
    """The generator that shuffles the deck, as far as it is drawn."""
    seeds: NDArray[np.uint64]
    numbers: NDArray[np.int64]
    """The number of the game under that seed."""
    starters: NDArray[np.int8]
    over: NDArray[np.bool_]


class Terms(NamedTuple):
    """What the options mean for the kernels."""

    most: int
    """The most cards that a turn may lay."""
    starter: int
    open_rows: int


def new_arrays(players: int, slots: int) -> Arrays:
    """Arrays for games that are yet to be dealt; plain Python."""
    return Arrays(
        hands=np.zeros((slots, players), np.uint64),
        unlaid=np.zeros((slots, 1), np.uint64),
        tops=np.zeros((slots, 2), np.int8),
        decks=np.zeros((slots, CARDS), np.int8),
        now=np.zeros((slots, 4), np.int8),
        rows=np.zeros((slots, 2), np.uint64),
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
        games.hands[slot], games.unlaid[slot], games.tops[slot], games.decks[slot], games.now[slot]
    )


@inlined
def shuffle_up_to(games: Arrays, slot: int, shuffled: int, needed: int) -> None:
    """Shuffle the places of the deck that are about to be drawn, and no more."""
    for place in range(shuffled, min(needed, CARDS)):
        shuffle_one(games.chance[slot], games.decks[slot], place, CARDS)


@inlined
def begin_one(games: Arrays, slot: int, starter: int) -> None:
    """Deal the game with the slot's seed and number."""
    players, chance = games.hands.shape[1], games.chance[slot]
    start(chance, games.seeds[slot], games.numbers[slot], STARTER)
    games.starters[slot] = below(chance, players) if starter == ANYONE else starter
    start(chance, games.seeds[slot], games.numbers[slot], DEAL)
    for place in range(CARDS):
        games.decks[slot, place] = UNSHUFFLED[place]
    shuffle_up_to(games, slot, 0, HAND * players)
    deal(table_at(games, slot), games.starters[slot])
    games.rows[slot, 0] = games.rows[slot, 1] = NONE
    games.over[slot] = False


@borrowing
def begin(games: Arrays, which: NDArray[np.bool_], starter: int) -> None:
    """Deal the marked games."""
    for slot in range(games.over.size):
        if which[slot]:
            begin_one(games, slot, starter)
