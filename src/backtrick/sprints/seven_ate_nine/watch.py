"""What players answer in a race: every card laid is a sum done, a wrong one is a sum gone wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.errors import Reason
from ...games.seven_ate_nine import Lay
from ..answers import Answer
from .sums import card_below, closest_sum, sum_of_lay
from .waits import Waits

if TYPE_CHECKING:
    from ...games.seats import Seat
    from ...games.seven_ate_nine import Options, State
    from ...games.terms import Move


class Watch:
    """Somebody who watches a race and notes the answers."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._waits = Waits(options.players)

    def made(self, before: State, after: State, seat: Seat, move: Move, at: int) -> Answer | None:
        """The answer that a move is; None if it is none, such as a card that would fit anywhere."""
        answer = self._answer(before, seat, move, at) if isinstance(move, Lay) else None
        self._waits.made(before, after, seat, move, at)
        return answer

    def _answer(self, state: State, seat: Seat, move: Lay, at: int) -> Answer | None:
        done = sum_of_lay(state, seat, move)
        since = self._waits.could(state, seat, move)
        return None if done is None else Answer(done, is_right=True, took=at - since)

    def refused(
        self, state: State, seat: Seat, move: Move, seen: int | None, reason: Reason
    ) -> Answer | None:
        """The answer that a refused card is; None if it was only too late."""
        if not isinstance(move, Lay) or reason is not Reason.DOES_NOT_FIT:
            return None
        below = card_below(state, seat, move, seen)
        if below is None:
            return None
        return Answer(closest_sum(below, move.card, self._options), is_right=False)
