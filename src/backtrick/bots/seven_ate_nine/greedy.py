"""`greedy`: lays the first card that fits or draws, always in the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.seven_ate_nine import Draw, Lay, Move, View
from ...games.terms import Moment
from ...sim.seven_ate_nine import DRAWING, REACTION
from ..bot import Bot, BotPlayer, Choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.seven_ate_nine.state import Cards
    from ..bot import Chair


class _Greedy(BotPlayer[View, Move]):
    def __init__(self, _chair: Chair) -> None:
        self._turned = 0
        self._changed = 0
        self._had: tuple[int, int, Cards] = (0, 0, ())
        self._since = 0

    def see(self, view: View) -> None:
        if self._turned != view.turned:
            self._turned, self._changed = view.turned, view.clock
        has = view.halts, view.rounds, view.hand
        if self._had != has:
            self._had, self._since = has, view.clock

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        lay = next((move for move in legal if isinstance(move, Lay)), None)
        if lay:
            at = max(self._since, self._changed) + REACTION
            return Choice(lay, Moment(at, self._turned), "bot-race-fits")
        # Changes in the middle do not delay drawing.
        at = max(self._since + DRAWING, self._changed)
        moment = Moment(at, self._turned)
        return Choice(Draw(), moment, "bot-race-nothing-fits") if legal else None


GREEDY: Final = Bot("greedy", _Greedy)
