"""Moves in many games at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...sim.bits import NONE, only
from ...sim.face_to_face.lookups import CARDS, REACH
from ...sim.face_to_face.random_play import END as ENDS
from ...sim.face_to_face.random_play import random_choice
from ...sim.face_to_face.table import (
    NO_WINNER,
    SEAT,
    WINNER,
    end,
    lay,
    lays,
    may_end,
    top_in_reach,
)
from ...sim.kernels import borrowing, inlined
from .arrays import LOWEST, Arrays, table_at

if TYPE_CHECKING:
    from numpy.typing import NDArray

END: Final = REACH * CARDS
"""The action that ends a turn. Any other is `REACH * (card - LOWEST) + row in reach`."""
LEGAL: Final = -1
"""In place of a slot: all actions are legal."""


@inlined
def _is_legal(games: Arrays, slot: int, action: int) -> bool:
    table = table_at(games, slot)
    if action == END:
        return may_end(table)
    if action < 0 or action > END:
        return False
    return lays(table)[action % REACH] & only(LOWEST + action // REACH) != NONE


@borrowing
def first_illegal(games: Arrays, actions: NDArray[np.int64]) -> int:
    """The first slot whose action is illegal, or LEGAL."""
    for slot in range(actions.size):
        if not games.over[slot] and not _is_legal(games, slot, actions[slot]):
            return slot
    return LEGAL


@inlined
def _make(games: Arrays, slot: int, action: int) -> None:
    table = table_at(games, slot)
    if action == END:
        end(table)
    else:
        seat, row = table.turn[SEAT], action % REACH
        lay(table, LOWEST + action // REACH, row)
        games.owners[slot, top_in_reach(seat, row)] = seat
        games.row_sizes[slot, top_in_reach(seat, row)] += 1
    games.over[slot] = table.turn[WINNER] != NO_WINNER


@borrowing
def step(
    games: Arrays, actions: NDArray[np.int64], rewards: NDArray[np.float32], done: NDArray[np.bool_]
) -> None:
    """Make a legal move in every game that is not over."""
    for slot in range(actions.size):
        rewards[slot, 0] = rewards[slot, 1] = 0
        if not games.over[slot]:
            _make(games, slot, actions[slot])
            if games.over[slot]:
                winner = games.turn[slot, WINNER]
                rewards[slot, winner] = 1
                rewards[slot, 1 - winner] = -1
        done[slot] = games.over[slot]


@borrowing
def random_actions(games: Arrays, chance: NDArray[np.uint64], actions: NDArray[np.int64]) -> None:
    """A legal action in each game, each with equal chance; in a game that is over, any."""
    for slot in range(actions.size):
        actions[slot] = END
        if not games.over[slot]:
            choice = random_choice(table_at(games, slot), chance)
            if choice != ENDS:
                actions[slot] = choice - REACH * LOWEST
