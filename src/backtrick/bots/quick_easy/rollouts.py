"""Thinking ahead: what each turn is worth if one plays on from it.

To play on, the cards that cannot be seen are dealt out again and again, in accordance with all that
is known. In each such deal everybody plays at a glance, knowing what they would know, for a while;
then the position is judged.
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
    """Play some turns at a glance, beginning after the cards of one were laid; judge the end."""
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
    """Play on from the candidate turns in so many deals, all in the same; add up the chances.

    Answers in how many deals that was done. `candidates` are places in `mind.turns`.
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
