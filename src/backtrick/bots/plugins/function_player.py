"""A function as a bot: it gets a view and the legal moves, and returns a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ...games.terms import NOW, Moment, Move
from ..bot import BotPlayer, Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...games.errors import Reason
    from ..bot import Chair

    Chooses: TypeAlias = Callable[[Any, Sequence[Move]], Move | None]

PACE: Final = 700
"""In a race, the milliseconds from a look at the table to the move."""


class FunctionPlayer(BotPlayer[Any, Move]):
    """A function in a seat. It leaves to others who starts; in a race it has a steady pace."""

    def __init__(self, chair: Chair, choose: Chooses) -> None:
        self._race = chair.game.race
        self._choose = choose
        self._view: Any = None
        self._acted = 0
        self._planned: Choice | None = None

    def see(self, view: object) -> None:
        self._view = view

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        if self._race is None:
            return self._chosen(legal, NOW) if any(move.in_turn for move in legal) else None
        if self._planned is None and legal:
            at = max(self._race.time(self._view), self._acted) + PACE
            self._planned = self._chosen(legal, Moment(at, self._race.newest(self._view)))
        return self._planned

    def _chosen(self, legal: Sequence[Move], when: Moment) -> Choice | None:
        move = self._choose(self._view, legal)
        return None if move is None else Choice(move, when)

    def tried(self, choice: Choice, reason: Reason | None) -> None:  # noqa: ARG002  looks again
        self._planned, self._acted = None, choice.when.at or 0
