"""The hare: a bot in a race that is a little faster than the person it plays against."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from ...sprints import usual_time
from ...store import StoreError
from ..bots_on_offer import HARE
from ..clock import wall_milliseconds
from ..logs import log
from ..sum_progress import guest_sums
from .bot_seat import BotSeat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...games.seats import Seat
    from ...games.terms import Move
    from ...sprints import Progress, Sum
    from ..room import Room
    from .bot_seat import BotConfig
    from .messages import Reply

_RUNS_AS: Final = "child"
"""The bot whose times are stretched. Without a person's times, it is that one."""
USUAL: Final = 1_200
"""Its own usual time for a sum, in milliseconds, as a test measures it."""
AHEAD: Final = 0.95
"""A little faster: an equally skilled person wins about one race in three."""
_ENOUGH: Final = 12
"""How many different sums must have been solved before times tell anything."""
_SHORTEST: Final = 0.25
_LONGEST: Final = 5.0


def stretch_for(known: Mapping[Sum, Progress]) -> float:
    """How much longer than usual the bot takes, for somebody who does sums like this."""
    usual = usual_time(known)
    if usual is None or sum(each.solved > 0 for each in known.values()) < _ENOUGH:
        return 1.0
    return min(max(AHEAD * usual / USUAL, _SHORTEST), _LONGEST)


class Hare(BotSeat):
    """A hare in a seat."""

    def __init__(self, room: Room, config: BotConfig, seat: Seat) -> None:
        super().__init__(room, config, seat, HARE)
        self.thinks_as = _RUNS_AS
        self._is_fitted = False

    async def move(self, legal: tuple[Move, ...]) -> Reply:
        """What it does now; before the first move it looks up how fast the person is."""
        if not self._is_fitted:
            self.stretch, self._is_fitted = await self._fitted(), True
        return await super().move(legal)

    async def _fitted(self) -> float:
        """With several people it goes by nobody's times: it would tell the others about them."""
        store, play = self._config.store, self._room.stored.play
        people = {each for each in play.guests if each} if play else set[str]()
        if store is None or play is None or len(people) != 1:
            return 1.0
        try:
            found = await guest_sums(store, people.pop(), play.game, wall_milliseconds())
        except StoreError as error:  # a race must not wait for it
            log("bots/not-fitted", level=logging.WARNING, code=error.code)
            return 1.0
        return stretch_for(found.known())
