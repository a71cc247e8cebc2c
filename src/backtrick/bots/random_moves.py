"""`random`: any legal move with equal chance; in a race, after a random time."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ..games.parts import View
from ..games.terms import NOW, Moment, Move
from ..sim.policies import PACE
from .bot import Bot, BotPlayer, Choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .bot import Chair


class _Random(BotPlayer[View, Move]):
    def __init__(self, chair: Chair) -> None:
        self._chance = Random(chair.chance)
        self._race = chair.game.race
        self._view: View | None = None

    def see(self, view: View) -> None:
        self._view = view

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        if not legal:
            return None
        return Choice(self._chance.choice(legal), self._moment(), reason="bot-random")

    def _moment(self) -> Moment:
        """The time of the move. In a race the pause is memoryless, so it can be drawn again."""
        if self._race is None or self._view is None:
            return NOW
        at = self._race.time(self._view) + 1 + int(self._chance.expovariate(1 / PACE))
        return Moment(at, seen=self._race.newest(self._view))


RANDOM: Final = Bot("random", _Random)
