"""The bots of one room: they play its game while somebody is there, or while it goes on anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..clock import milliseconds
from .bot_race import BotRace
from .bot_seats import BotSeats
from .bot_turns import BotTurns

if TYPE_CHECKING:
    from ...games.seats import Seat
    from ...table import Table
    from ..room import Room
    from .bot_seat import BotConfig
    from .bot_seats import TakesCommands


class TableBots:
    """The bots of a room, and the clock for turns."""

    __slots__ = ("_config", "_game", "_number", "_room", "_rooms")

    def __init__(self, room: Room, config: BotConfig, rooms: TakesCommands) -> None:
        self._room = room
        self._config = config
        self._rooms = rooms
        self._game: BotTurns | BotRace | None = None
        self._number = 0

    def look(self) -> None:
        """An event at the table, or a change in who is there."""
        table = self._room.stored
        play = table.running()
        if play is None or not is_concerned(table) or not self._room.goes_on(milliseconds()):
            self.stop()
        elif self._game is None or self._number != play.number:
            self.stop()
            seats = BotSeats(self._room, self._config, self._rooms)
            kind = BotRace if play.is_race else BotTurns
            self._game, self._number = kind(seats, table, play), play.number
        else:
            self._game.look(table, play)

    def compose(self, seat: Seat, *, is_composing: bool) -> None:
        """Somebody is about to say something, or no longer."""
        if isinstance(self._game, BotTurns):
            self._game.composers.note(seat, is_composing=is_composing)

    def stop(self) -> None:
        """Drop the game, if there is one."""
        if self._game is not None:
            self._game.stop()
            self._game = None


def is_concerned(table: Table) -> bool:
    """Whether a table has bots, or a clock."""
    if table.settings.turn_seconds:
        return True
    for occupant in table.occupants:  # noqa: SIM110  after every move, and any() takes longer
        if occupant.bot is not None:
            return True
    return False
