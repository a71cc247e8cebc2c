"""Whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.quick_easy import Options
from ...games.quick_easy.rules import HAND
from ..bits import NONE
from ..chance import DEAL, PLAY, shuffle_one, start
from ..kernels import inlined, kernel, merged
from ..policies import GREEDY
from ..tally import Tally
from .policies import greedy_move, random_move
from .table import DRAWN, END, LAID, LEFT, TURN, UNSHUFFLED, deal, end, fitting, lay, new_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.options import GameOptions
    from .table import Array, SimTable

# The indices of a simulation's sums.
_WINS: Final = 0
_CARDS_LEFT: Final = 1
_TURNS: Final = 2


@inlined
def can_lay(table: SimTable) -> bool:
    """Whether the seat on turn holds a card that fits somewhere."""
    return fitting(table, 0) | fitting(table, 1) != NONE


@inlined
def _shuffle_to(table: SimTable, chance: Array, shuffled: int, needed: int) -> int:
    """Shuffle the deck as far as needed; returns how far."""
    size = table.deck.size
    while shuffled < min(needed, size):
        shuffle_one(chance, table.deck, shuffled, size)
        shuffled += 1
    return shuffled


@inlined
def _play_turn(table: SimTable, policy: int, most: int, chance: Array) -> None:
    """Lay the policy's cards, without drawing."""
    while table.now[LAID] < most and can_lay(table):
        move = greedy_move(table, most) if policy == GREEDY else random_move(table, chance)
        if move == END:
            break
        lay(table, move)


@merged
def play_game(table: SimTable, chances: Array, policies: Array, most: int, starter: int) -> int:
    """Deal and play to the end; returns the number of turns."""
    shuffled = _shuffle_to(table, chances[0], 0, HAND * table.hands.size)
    deal(table, starter)
    turns, last = 0, -1
    while can_lay(table):
        seat = table.now[TURN]
        # A seat that alone has cards has one long turn.
        turns += seat != last
        last = seat
        _play_turn(table, policies[seat], most, chances[1])
        if table.now[LEFT] == 0:
            break
        shuffled = _shuffle_to(table, chances[0], shuffled, table.now[DRAWN] + HAND)
        end(table)
    return turns


@kernel
def play_games(  # noqa: PLR0917 - Numba's calls know places better than names
    table: SimTable,
    policies: Array,
    most: int,
    starter: int,
    seed: np.uint64,
    games: tuple[int, int, int],
    sums: Array,
) -> None:
    """Play a range of games and add up their results."""
    chances = np.zeros((2, 1), np.uint64)
    for game in range(games[0], games[1], games[2]):
        for place in range(table.deck.size):
            table.deck[place] = UNSHUFFLED[place]
        start(chances[0], seed, game, DEAL)
        start(chances[1], seed, game, PLAY)
        sums[_TURNS] += play_game(table, chances, policies, most, starter)
        sums[_WINS] += table.now[LEFT] == 0
        sums[_CARDS_LEFT] += table.now[LEFT]


def play(options: GameOptions, policies: Sequence[int], seed: int, games: range) -> Tally:
    """Play the games with these numbers; with `starter=agree`, the first seat starts."""
    if not isinstance(options, Options) or options.starter == "random":
        raise ValueError(f"{options}: these games are not compiled")
    sums = np.zeros(3, np.int64)
    play_games(
        new_table(options.players),
        np.array(policies, np.int64),
        options.most_cards_a_turn,
        0 if options.starter == "agree" else options.starter,
        np.uint64(seed),
        (games.start, games.stop, games.step),
        sums,
    )
    wins, cards_left, turns = map(int, sums)
    return Tally(len(games), (wins,) * options.players, cards_left, turns)
