"""`random`: any legal move with equal chance; in a race, after a random time."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from ..games.terms import NOW, Moment
from ..sim.policies import PACE
from .bot import Bot, Choice, Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .bot import Chair


class _Random(Player):
    def __init__(self, chair: Chair) -> None:
        self._chance = Random(chair.chance)
        self._clock: int | None = None
        self._turned: int | None = None

    def see(self, view: Any) -> None:  # noqa: ANN401  a view of whichever game is played
        self._clock = getattr(view, "clock", None)
        self._turned = getattr(view, "turned", None)

    def choose(self, legal: Sequence[Any]) -> Choice | None:
        if not legal:
            return None
        return Choice(self._chance.choice(legal), self._moment(), reason="bot-random")

    def _moment(self) -> Moment:
        """The time of the move. In a race the pause is memoryless, so it can be drawn again."""
        if self._clock is None:
            return NOW
        at = self._clock + 1 + int(self._chance.expovariate(1 / PACE))
        return Moment(at, seen=self._turned)


RANDOM: Final = Bot("random", _Random)
