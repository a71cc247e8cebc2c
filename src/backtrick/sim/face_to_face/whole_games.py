"""Whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.face_to_face import Options
from ..bits import size_of
from ..chance import DEAL, PLAY, shuffle, start
from ..kernels import kernel, merged
from ..policies import GREEDY
from ..tally import Tally
from .greedy import new_plans, plan_turn, turn_at
from .lookups import ALL, REACH
from .random_play import random_move
from .table import (
    LAID,
    NO_WINNER,
    SEAT,
    WINNER,
    SimTable,
    begin,
    end,
    lay,
    new_table,
    pile_left,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ...games.options import GameOptions

# The indices of a simulation's sums, after the wins of each seat.
_CARDS_LEFT: Final = 2
_TURNS: Final = 3


@merged
def greedy_turn(table: SimTable, plans: NDArray[np.int64]) -> None:
    """Play a turn as greedy does."""
    for place in range(plan_turn(turn_at(table), plans)):
        lay(table, plans[0, place] // REACH, plans[0, place] % REACH)
    if table.turn[WINNER] == NO_WINNER:
        end(table)


@kernel
def play_game(
    table: SimTable,
    plans: NDArray[np.int64],
    policies: NDArray[np.int64],
    starter: int,
    chance: NDArray[np.uint64],
) -> int:
    """Deal from the piles and play to the end; returns the number of turns."""
    begin(table, starter)
    turns = 0
    while table.turn[WINNER] == NO_WINNER:
        turns += table.turn[LAID] == 0
        if policies[table.turn[SEAT]] == GREEDY:
            greedy_turn(table, plans)
        else:
            random_move(table, chance)
    return turns


@kernel
def play_games(
    room: tuple[SimTable, NDArray[np.int64], NDArray[np.uint64]],
    policies: NDArray[np.int64],
    options: tuple[int, np.uint64],
    games: tuple[int, int, int],
    sums: NDArray[np.int64],
) -> None:
    """Play a range of games and add up their results."""
    table, plans, chance = room
    starter, seed = options
    for game in range(games[0], games[1], games[2]):
        start(chance, seed, game, DEAL)
        for seat in range(2):
            table.sizes[seat] = shuffle(chance, ALL, table.piles[seat])
        start(chance, seed, game, PLAY)
        sums[_TURNS] += play_game(table, plans, policies, starter, chance)
        sums[table.turn[WINNER]] += 1
        for seat in range(2):
            sums[_CARDS_LEFT] += pile_left(table, seat) + size_of(table.hands[seat])


def play(options: GameOptions, policies: Sequence[int], seed: int, games: range) -> Tally:
    """Play the games with these numbers."""
    if not isinstance(options, Options) or options.starter == "random":
        raise ValueError(f"{options}: these games are not compiled")
    sums = np.zeros(4, np.int64)
    play_games(
        (new_table(), new_plans(), np.zeros(1, np.uint64)),
        np.array(policies, np.int64),
        (options.starter, np.uint64(seed)),
        (games.start, games.stop, games.step),
        sums,
    )
    first, second, cards_left, turns = map(int, sums)
    return Tally(len(games), (first, second), cards_left, turns)
