"""Watching the turns of others, to guess which cards they kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .belief_table import copy, new_table
from .cards import HAND, NUMBER_OF
from .guesses import Observation, guess
from .judgement import unseen

if TYPE_CHECKING:
    from ...games.quick_easy import View
    from ...games.seats import Seat
    from .judgement import Style
    from .memory import Memory
    from .scratch import Scratch


class Watcher:
    """Follows the turns of players who presumably play as we do."""

    def __init__(
        self, memory: Memory, style: Style, scratch: Scratch, alike: frozenset[Seat]
    ) -> None:
        self._memory = memory
        self._style = style
        self._scratch = scratch
        self._alike = alike
        self._before = new_table(len(memory.table.sizes))
        """The table at the start of the turn."""
        self._laid: list[tuple[int, int]] = []
        """Cards and their rows, in this turn."""

    def look(self, view: View) -> None:
        """Note what has changed, before the memory does."""
        last = self._memory.view
        if last is None or last.turn is None or last.turn not in self._alike:
            return
        if not self._laid:
            copy(self._memory.table, self._before)
        for row, top in enumerate(view.tops):
            if top is not None and top != last.tops[row]:
                self._laid.append((NUMBER_OF[top], row))
        if view.turn != last.turn:
            self._conclude(last.turn)
            self._laid = []

    def _conclude(self, seat: Seat) -> None:
        likely = self._memory.table.likely[seat]
        if len(self._laid) == 1 and self._before.sizes[seat] == HAND:
            hidden = np.uint64(unseen(self._before, self._memory.seat))
            seen = Observation(*self._laid[0], hidden)
            guess(self._before, self._style, self._scratch, seen, likely)
        else:  # both cards are new, or none is left
            likely[:] = 1
