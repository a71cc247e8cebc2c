"""The tutor of a guided first game: it follows the script as long as the learner does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...lessons import LESSONS, Following
from ...table.history import entries_for
from ..bots_on_offer import OFFERED
from ..clock import milliseconds
from .bot_seat import BotSeat
from .messages import Reply

if TYPE_CHECKING:
    from ...games.seats import Seat
    from ...games.terms import Move
    from ...table import Play
    from ..room import Room
    from .bot_seat import BotConfig

TUTOR: Final = "tutor"
"""Its name. Tables do not offer it; lessons seat it."""
_PAUSE: Final = 2500
"""Milliseconds it takes for a move in a race."""
_SIMPLE: Final = ("child", "greedy")
"""The bot it plays as without the script: the first one of the game."""


class Tutor(BotSeat):
    """A tutor in a seat; without the script it plays like a simple bot."""

    def __init__(self, room: Room, config: BotConfig, seat: Seat) -> None:
        super().__init__(room, config, seat, TUTOR)
        game = room.table.game.id
        self.thinks_as = next((bot for bot in _SIMPLE if bot in OFFERED[game]), OFFERED[game][0])
        self.has_begun = True  # it plans nothing but the script, so it can continue any turn
        lesson = LESSONS.get(game)
        self._following = None if lesson is None else Following(lesson, seat)

    def forget(self) -> None:
        """Replace it with a new player, which continues the turn all the same."""
        super().forget()
        self.has_begun = True

    async def signals(self) -> tuple[str, ...]:
        """What the script says now; without the script it is silent."""
        following, play = self._following, self._room.stored.play
        if following is None or play is None or not _is_followed(following, play):
            return ()
        return following.signals(tuple(entries_for(play, self.seat)))

    async def move(self, legal: tuple[Move, ...]) -> Reply:
        """The move of the script; without it, that of a simple bot."""
        following, play = self._following, self._room.stored.play
        if following is None or play is None or not _is_followed(following, play):
            return await super().move(legal)
        move = following.move(tuple(entries_for(play, self.seat)))
        return Reply() if move is None else _calmly(play, self.seat, move)


def _is_followed(following: Following, play: Play) -> bool:
    return following.is_dealt(play.options, play.seed) and following.is_followed(
        tuple(entries_for(play, following.seat))
    )


def _calmly(play: Play, seat: Seat, move: Move) -> Reply:
    """A move, and its time in a race."""
    race = play.game.race
    if race is None:
        return Reply(move=str(move))
    at = max(milliseconds(), play.opens) - play.dealt + _PAUSE
    seen = race.newest(play.game.view(play.state, seat)) if move.is_contested else None
    return Reply(move=str(move), at=at, seen=seen)
