"""Rollouts: the value of each turn, found by playing on from it.

The hidden cards are sampled many times, in accordance with what is known. In each sample everyone
plays at a glance for a while, knowing only what they would know. Then the position is judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...sim.kernels import kernel
from .belief_table import NO_CARD, Table, all_laid, copy, draw, lay, pass_on, speak
from .hidden_cards import deal_hidden
from .judgement import Style, glance
from .scratch import Mind

if TYPE_CHECKING:
    from numpy.typing import NDArray


@kernel
def play_on(table: Table, style: Style, mind: Mind) -> float:
    """The value after some turns at a glance, starting after the cards of one were laid."""
    chance = 0.0
    for _ in range(style.depth):
        if all_laid(table):
            return 1.0
        draw(table, style.talk)
        pass_on(table)
        speak(table, style.talk)
        _, best = glance(table, style, mind.work, mind.later_turns, mind.later_chances)
        if best == NO_CARD:
            return 0.0
        chance = mind.later_chances[best]
        lay(table, mind.later_turns[best])
    return chance


@kernel
def think(table: Table, style: Style, mind: Mind, deals: int, candidates: NDArray[np.int64]) -> int:
    """Play on from the candidates in this many deals, the same for all; add up the chances.

    Returns the number of deals that were completed. `candidates` are indices into `mind.turns`.
    """
    done = 0
    for _ in range(deals):
        if not deal_hidden(table, mind):
            continue
        done += 1
        for place in range(len(candidates)):
            copy(mind.dealt, mind.ahead)
            lay(mind.ahead, mind.turns[candidates[place]])
            mind.sums[candidates[place]] += play_on(mind.ahead, style, mind)
    return done
