"""Whole games in event time.

`random` makes any legal move after a random time; `greedy` lays the first card that fits, or draws,
each after a fixed time. Both look again whenever the middle changes, so neither misses or is late,
and a penalty for misses makes no difference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.seven_ate_nine import Options
from .. import chance
from ..bits import NONE, ONE, count, lowest, mask_of
from ..kernels import inlined, kernel
from ..policies import GREEDY, PACE, RANDOM
from ..tally import Tally
from .rounds import deal
from .rules import DRAW, moves, play
from .table import RUNS, WON, new_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.options import GameOptions
    from .table import Numbers, SimTable

REACTION: Final = 1_500
"""Milliseconds that `greedy` needs to lay a card that fits."""
DRAWING: Final = 900
"""Milliseconds that `greedy` needs to see that nothing fits, and to draw."""
_NEVER: Final = 2**62
_LAYS: Final = ~mask_of([DRAW])
"""All moves but drawing."""
# The indices of a simulation's sums; the wins of each seat come last.
_CARDS_LEFT: Final = 0
_TURNS: Final = 1
_WINS: Final = 2


@inlined
def _greedy(legal: np.uint64) -> int:
    """The first card that can be laid; else draw."""
    return DRAW if legal & _LAYS == NONE else int(lowest(legal & _LAYS))


@inlined
def _random(table: SimTable, legal: np.uint64) -> int:
    for _ in range(chance.below(table.plays, int(count(legal)))):
        legal &= legal - ONE
    return int(lowest(legal))


@inlined
def _pause(table: SimTable, players: int) -> int:
    """The time until one of this many random players moves."""
    # Memoryless, so the waiting times need not be stored.
    share = (float(chance.word(table.plays) >> np.uint64(11)) + 1.0) / 2.0**53
    return int(-np.log(share) * PACE / players) + 1


@kernel
def next_greedy(table: SimTable) -> tuple[int, int]:
    """When a greedy player moves next, and which one; at random if several do."""
    soonest, chosen, tied = _NEVER, 0, 0
    for seat in range(table.players):
        legal = moves(table, seat)
        if table.policies[seat] != GREEDY or legal == NONE:
            continue
        if legal & _LAYS == NONE:
            # Changes in the middle do not delay drawing.
            at = max(table.since[seat] + DRAWING, table.changed)
        else:
            at = max(table.since[seat], table.changed) + REACTION
        tied = tied + 1 if at == soonest else tied
        if at < soonest:
            soonest, chosen, tied = at, seat, 1
        elif at == soonest and chance.below(table.plays, tied) == 0:
            chosen = seat
    return soonest, chosen


@kernel
def next_random(table: SimTable) -> tuple[int, int]:
    """When a random player moves next, and which one."""
    able, chosen = 0, 0
    for seat in range(table.players):
        if table.policies[seat] == RANDOM and moves(table, seat) != NONE:
            able += 1
            if chance.below(table.plays, able) == 0:
                chosen = seat
    return (table.clock + _pause(table, able) if able else _NEVER), chosen


@kernel
def step(table: SimTable) -> int:
    """Let the next player move; returns their seat."""
    turned, undrawn = table.turned, table.undrawn
    at, seat = next_greedy(table)
    random_at, random_seat = next_random(table)
    if random_at < at:
        at, seat = random_at, random_seat
        play(table, seat, _random(table, moves(table, seat)))
    else:
        play(table, seat, _greedy(moves(table, seat)))
    table.clock = table.since[seat] = at
    if table.turned != turned:
        table.changed = at
    if table.undrawn > undrawn:  # there are new stacks, and all hands are empty
        for other in range(table.players):
            table.since[other] = at
    return seat


@kernel
def begin(table: SimTable, seed: np.uint64, game: int) -> None:
    """Deal the game with this number."""
    chance.start(table.deals, seed, game, chance.DEAL)
    chance.start(table.plays, seed, game, chance.PLAY)
    deal(table)
    table.changed = 0
    for seat in range(table.players):
        table.since[seat] = 0


@kernel
def play_games(table: SimTable, seed: np.uint64, start: int, stop: int, stride: int) -> Numbers:
    """Play the games with these numbers; returns cards left, turns, and wins by seat."""
    sums = np.zeros(_WINS + table.players, np.int64)
    for game in range(start, stop, stride):
        begin(table, seed, game)
        last = -1
        while table.stands == RUNS:
            seat = step(table)
            sums[_TURNS] += seat != last
            last = seat
        for seat in range(table.players):
            sums[_CARDS_LEFT] += table.held[seat]
        if table.stands == WON:
            sums[_WINS + table.winner] += 1
    return sums


def compiled(options: GameOptions, policies: Sequence[int], seed: int, games: range) -> Tally:
    """Play the games with these numbers."""
    if not isinstance(options, Options):
        raise TypeError(f"{options!r} are options of another game")
    if len(policies) != options.players:
        raise ValueError(f"{len(policies)} policies for {options.players} players")
    table = new_table(options, policies)
    sums = play_games(table, np.uint64(seed), games.start, games.stop, games.step)
    cards_left, turns, *wins = map(int, sums)
    return Tally(len(games), tuple(wins), cards_left, turns)
