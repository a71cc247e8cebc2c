"""Moves in many games at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...games.quick_easy.rules import HAND
from ...sim.bits import NONE, only, size_of
from ...sim.kernels import borrowing, inlined
from ...sim.quick_easy.policies import random_move
from ...sim.quick_easy.table import DRAWN, END, LAID, LEFT, TURN, SimTable, end, fitting, lay
from .arrays import CARDS, Arrays, Terms, begin_one, shuffle_up_to, table_at

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEGAL = -1
"""In place of a slot: all actions are legal."""


@inlined
def _is_legal(table: SimTable, most: int, action: int) -> bool:
    if action == END:
        return table.now[LAID] > 0
    if action < 0 or action > END or table.now[LAID] >= most:
        return False
    return fitting(table, action & 1) & only(action >> 1) != NONE


@borrowing
def first_illegal(games: Arrays, terms: Terms, actions: NDArray[np.int64]) -> int:
    """The first slot whose action is illegal, or LEGAL."""
    for slot in range(actions.size):
        if not games.over[slot] and not _is_legal(table_at(games, slot), terms.most, actions[slot]):
            return slot
    return LEGAL


@inlined
def _make(games: Arrays, slot: int, action: int) -> None:
    table = table_at(games, slot)
    if action == END:
        missing = HAND - size_of(table.hands[table.now[TURN]])
        shuffle_up_to(games, slot, table.now[DRAWN], table.now[DRAWN] + missing)
        end(table)
        games.over[slot] = fitting(table, 0) | fitting(table, 1) == NONE
    else:
        lay(table, action)
        games.rows[slot, action & 1] |= only(action >> 1)
        games.over[slot] = table.now[LEFT] == 0


@borrowing
def step(
    games: Arrays, actions: NDArray[np.int64], rewards: NDArray[np.float32], done: NDArray[np.bool_]
) -> None:
    """Make a legal move in every game that is not over."""
    for slot in range(actions.size):
        reward = np.float32(0)
        if not games.over[slot]:
            _make(games, slot, actions[slot])
            if games.over[slot]:
                reward = np.float32((CARDS - games.now[slot, LEFT]) / CARDS)
        done[slot] = games.over[slot]
        for seat in range(rewards.shape[1]):
            rewards[slot, seat] = reward


@borrowing
def begin_next(games: Arrays, starter: int) -> None:
    """Deal the next game wherever one is over."""
    for slot in range(games.over.size):
        if games.over[slot]:
            games.numbers[slot] += 1
            begin_one(games, slot, starter)


@borrowing
def random_actions(
    games: Arrays, terms: Terms, chance: NDArray[np.uint64], actions: NDArray[np.int64]
) -> None:
    """A legal action in each game, each with equal chance; in a game that is over, any."""
    for slot in range(actions.size):
        table = table_at(games, slot)
        if games.over[slot] or table.now[LAID] >= terms.most:
            actions[slot] = END
        else:
            actions[slot] = random_move(table, chance)
