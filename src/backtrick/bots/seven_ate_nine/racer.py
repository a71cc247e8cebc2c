"""A player in a race: what it is about to do, and what makes it think again."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ...games.errors import Reason
from ...games.seven_ate_nine import Lay, Move, View
from ...games.terms import Moment
from ..bot import BotPlayer, Choice
from .thoughts import Thoughts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..bot import Chair
    from .model import Level
    from .thoughts import PlannedMove


class Racer(BotPlayer[View, Move]):
    """A player of some level."""

    def __init__(self, level: Level, chair: Chair) -> None:
        self._thoughts = Thoughts(level.stretched(chair.stretch), Random(chair.chance))
        self._view: View | None = None
        self._plan: PlannedMove | None = None
        """The next move; None while there is nothing to do but wait."""
        self._thinks_again = True
        self._free_from = 0
        """When the player's own last move was over."""

    def see(self, view: View) -> None:
        before, self._view = self._view, view
        if before and (before.halts, before.rounds) != (view.halts, view.rounds):
            self._thoughts.forget()
            self._thinks_again = True
        elif before and before.turned != view.turned and not self._moves_already(view):
            self._thinks_again = True
        if self._thinks_again:
            self._plan = self._thoughts.plan(view, max(view.clock, self._free_from))
            self._thinks_again = False

    def _moves_already(self, view: View) -> bool:
        return self._plan is not None and view.clock >= self._plan.sets_off

    def choose(self, legal: Sequence[Move]) -> Choice | None:  # noqa: ARG002  people go by beliefs
        plan, view = self._plan, self._view
        if plan is None or view is None:
            return None
        return Choice(plan.move, Moment(max(plan.at, view.clock), plan.seen), plan.reason)

    def tried(self, choice: Choice, reason: Reason | None) -> None:
        self._thinks_again = True
        self._free_from = choice.when.at or 0
        if reason is Reason.DOES_NOT_FIT:
            self._thoughts.has_missed()
        elif reason is None and isinstance(choice.move, Lay):
            self._thoughts.has_laid(choice.move.place, choice.when.seen or 0)
