"""The partner of a guided first game: it keeps to the script as long as the learner does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...lessons import LESSONS, Following
from ...table.history import entries_of
from ..bots_on_offer import OFFERED
from ..clock import milliseconds
from .bot_seat import BotSeat
from .messages import Answer

if TYPE_CHECKING:
    from ...games.seats import Seat
    from ...games.terms import Move
    from ...table import Play
    from ..room import Room
    from .bot_seat import BotTerms

TUTOR: Final = "tutor"
"""Its name. It is offered at no table: lessons seat it themselves."""
_PAUSE: Final = 2500
"""How long it takes for a move of a race, in milliseconds."""
_SIMPLE: Final = ("child", "greedy")
"""As which bot it plays beside the script: the first that there is for the game."""


class Tutor(BotSeat):
    """A tutor in a seat; beside the script it plays as a simple bot does."""

    def __init__(self, room: Room, terms: BotTerms, seat: Seat) -> None:
        super().__init__(room, terms, seat, TUTOR)
        game = room.table.game.id
        self.thinks_as = next((bot for bot in _SIMPLE if bot in OFFERED[game]), OFFERED[game][0])
        self.has_begun = True  # nothing but the script is planned, so it goes on with any turn
        lesson = LESSONS.get(game)
        self._following = None if lesson is None else Following(lesson, seat)

    def forget(self) -> None:
        """Have another sit down in its place, who goes on with the turn all the same."""
        super().forget()
        self.has_begun = True

    async def signals(self) -> tuple[str, ...]:
        """What the script has it say now; beside the script it is silent."""
        following, play = self._following, self._room.stored.play
        if following is None or play is None or not _is_followed(following, play):
            return ()
        return following.signals(tuple(entries_of(play)))

    async def move(self, legal: tuple[Move, ...]) -> Answer:
        """What the script has it do now; beside the script, what a simple bot does."""
        following, play = self._following, self._room.stored.play
        if following is None or play is None or not _is_followed(following, play):
            return await super().move(legal)
        move = following.move(tuple(entries_of(play)))
        return Answer() if move is None else _calmly(play, self.seat, move)


def _is_followed(following: Following, play: Play) -> bool:
    return following.is_dealt(play.options, play.seed) and following.is_followed(
        tuple(entries_of(play))
    )


def _calmly(play: Play, seat: Seat, move: Move) -> Answer:
    """A move, and in a race when it is made."""
    race = play.game.race
    if race is None:
        return Answer(move=str(move))
    at = max(milliseconds(), play.opens) - play.dealt + _PAUSE
    seen = race.newest(play.game.view(play.state, seat)) if move.is_contested else None
    return Answer(move=str(move), at=at, seen=seen)
