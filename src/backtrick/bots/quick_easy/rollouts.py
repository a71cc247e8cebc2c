"""Rollouts: the value of each turn, found by playing on from it.

The hidden cards are sampled many times, in accordance with what is known. In each sample everyone
plays at a glance for a while, knowing only what they would know. Then the position is judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...sim.chance import WHOLE
from ...sim.kernels import kernel
from .belief_table import NO_CARD, BeliefTable, all_laid, copy, draw, lay, pass_on, speak
from .endgames import UNDECIDED, Search, can_be_won
from .hidden_cards import deal_hidden
from .judgement import Style, glance
from .scratch import Scratch

if TYPE_CHECKING:
    from numpy.typing import NDArray

FEW: Final = 2
"""With so few cards left to draw, players know nearly all cards."""
MOST_POSITIONS: Final = 2_000
"""The positions that a search in a rollout may visit."""
PLAYED: Final = -1
"""Stands for the turn that was played already."""


@kernel
def play_on(table: BeliefTable, style: Style, scratch: Scratch) -> float:
    """The value after some turns at a glance, starting after the cards of one were laid."""
    chance = 0.0
    for _ in range(style.depth):
        if all_laid(table):
            return 1.0
        draw(table, style.talk)
        pass_on(table)
        speak(table, style.talk)
        _, best = glance(table, style, scratch.work, scratch.later_turns, scratch.later_chances)
        if best == NO_CARD:
            return 0.0
        chance = scratch.later_chances[best]
        lay(table, scratch.later_turns[best])
    return chance


@kernel
def think(
    table: BeliefTable, style: Style, scratch: Scratch, deals: int, candidates: NDArray[np.int64]
) -> int:
    """Play on from the candidates in this many deals, the same for all; add up the chances.

    Returns the number of deals that were completed. `candidates` are indices into `scratch.turns`.
    """
    done = 0
    for _ in range(deals):
        if not deal_hidden(table, scratch):
            continue
        done += 1
        for place in range(len(candidates)):
            copy(scratch.dealt, scratch.ahead)
            lay(scratch.ahead, scratch.turns[candidates[place]])
            scratch.sums[candidates[place]] += play_on(scratch.ahead, style, scratch)
    return done


class Thinker(NamedTuple):
    """What playing on takes: a style, and arrays."""

    style: Style
    scratch: Scratch
    search: Search
    budget: int = MOST_POSITIONS


@kernel
def play_on_with_search(table: BeliefTable, thinker: Thinker) -> float:
    """The same as `play_on`, but when little is left to draw, a search finds the end."""
    style, scratch, search, budget = thinker
    chance = 0.0
    for _ in range(style.depth):
        if all_laid(table):
            return 1.0
        draw(table, style.talk)
        pass_on(table)
        if table.left[0] <= FEW:
            found = can_be_won(table, style.most, search, budget)
            if found != UNDECIDED:
                return float(found)
        speak(table, style.talk)
        _, best = glance(table, style, scratch.work, scratch.later_turns, scratch.later_chances)
        if best == NO_CARD:
            return 0.0
        chance = scratch.later_chances[best]
        lay(table, scratch.later_turns[best])
    return chance


@kernel
def play_worlds(
    table: BeliefTable,
    thinker: Thinker,
    candidates: NDArray[np.int64],
    values: NDArray[np.int64],
) -> int:
    """Play on from the candidates in sampled deals, the same for all; write each chance down.

    A candidate is a turn, or PLAYED after the turn was played and its cards drawn. `values` has a
    row for each deal and a column for each candidate, in parts of WHOLE. Returns the number of
    deals that were completed.
    """
    scratch = thinker.scratch
    done = 0
    for _ in range(len(values)):
        if not deal_hidden(table, scratch):
            continue
        for place in range(len(candidates)):
            copy(scratch.dealt, scratch.ahead)
            if candidates[place] != PLAYED:
                lay(scratch.ahead, scratch.turns[candidates[place]])
            values[done, place] = round(WHOLE * play_on_with_search(scratch.ahead, thinker))
        done += 1
    return done
