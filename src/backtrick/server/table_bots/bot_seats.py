"""The bots at a table in a game: who sits where, and what they do there."""

from __future__ import annotations

from logging import WARNING
from secrets import choice
from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace

from ...games.terms import Moment
from ...limits import MOST_SIGNALS
from ...table import Denial, Denied
from ...table.commands import Lapse, Make, Signal
from ...table.errors import denied
from ..bots_on_offer import HARE, OFFERED
from ..external_bots import is_external
from ..logs import log, log_error
from .bot_seat import BotSeat
from .hare import Hare
from .messages import Reply
from .tutor import TUTOR, Tutor

if TYPE_CHECKING:
    from asyncio import Task
    from collections.abc import Iterator

    from ...games.seats import Seat
    from ...games.terms import Move
    from ...table import Play, Table
    from ...table.commands import Command
    from ..room import Room
    from .bot_seat import BotConfig
    from .messages import News

PAUSE: Final = 1000
"""Milliseconds that a failed bot takes for a move in a race."""


class TakesCommands(Protocol):
    """Carries out what bots do."""

    def take_for(self, room: Room, seat: Seat, command: Command | Lapse) -> None:
        """Carry out the command of a bot in a seat; raises Denied if it is too late."""
        ...


class BotSeats:
    """The bots of a table."""

    def __init__(self, room: Room, config: BotConfig, rooms: TakesCommands) -> None:
        self.room = room
        self.config = config
        self.seated: dict[Seat, BotSeat] = {}
        self.standing_in: dict[Seat, BotSeat] = {}
        """Quick bots that finish a turn begun by somebody else."""
        self._rooms = rooms

    def all(self) -> Iterator[BotSeat]:
        """All bots that need news."""
        yield from self.seated.values()
        yield from self.standing_in.values()

    def tell(self, news: News) -> None:
        """Pass news on to all bots."""
        for each in self.all():
            each.tell(news)

    def seat_anew(self, table: Table) -> set[Seat]:
        """Seat bots where they belong, and nowhere else; return the new ones."""
        wanted = {
            seat: occupant.bot for seat, occupant in enumerate(table.occupants) if occupant.bot
        }
        for seat in [*self.seated]:
            if wanted.get(seat) != self.seated[seat].bot:
                del self.seated[seat]
        new = {seat: bot for seat, bot in wanted.items() if seat not in self.seated}
        for seat, bot in new.items():
            self.seated[seat] = self._seated(seat, bot)
        return set(new)

    def _seated(self, seat: Seat, bot: str) -> BotSeat:
        if bot == TUTOR:
            return Tutor(self.room, self.config, seat)
        if bot == HARE:
            return Hare(self.room, self.config, seat)
        return BotSeat(self.room, self.config, seat, bot)

    def stand_in(self, play: Play, seat: Seat) -> BotSeat:
        """A quick bot for the rest of a turn."""
        if seat not in self.standing_in:
            bot = _quick(play)
            self.standing_in[seat] = BotSeat(self.room, self.config, seat, bot)
        return self.standing_in[seat]

    def note_lapse(self, seated: BotSeat, answer: Reply) -> None:
        """Say that a bot of somebody else has lost its move: to the table, and in the log."""
        seated.log_lapse(answer)
        if answer.lapse is not None and answer.move is not None:
            self._do(seated.seat, Lapse(answer.lapse))

    def make(self, seat: Seat, move: str, seen: int | None = None) -> Denied | None:
        """Make a move for a seat; return the reason if it was refused."""
        return self._do(seat, Make(move, seen))

    def say(self, seat: Seat, signals: tuple[str, ...]) -> None:
        """Say something for a seat, all of it at once."""
        if signals:
            self._do(seat, Signal([*signals[:MOST_SIGNALS]]))

    def _do(self, seat: Seat, command: Command | Lapse) -> Denied | None:
        if self.room.table.occupants[seat] != self.room.stored.occupants[seat]:
            return denied(Denial.NOT_SEATED)  # a returning person has the seat, stored or not
        try:
            self._rooms.take_for(self.room, seat, command)
        except Denied as why:
            return why
        return None

    def failed(self, seated: BotSeat, error: str) -> None:
        """Log that a bot failed; a new one is told everything."""
        seated.forget()
        log("bots/failed", level=WARNING, table=self.room.id, bot=seated.bot, error=error)

    def ended(self, task: Task[None]) -> None:
        """Log the error with which a task has ended, if any."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log_error("bots/error", error, table=self.room.id)


def legal_moves(play: Play, seat: Seat, now: int) -> tuple[Move, ...]:
    """The legal moves of a seat."""
    when = Moment(play.time_at(now)) if play.is_race else Moment()
    return play.game.legal_moves(play.state, seat, when)


def at_random(play: Play, seat: Seat, now: int) -> Reply:
    """Any move or none, so that the game goes on when a bot fails."""
    legal = legal_moves(play, seat, now)
    if not legal:
        return Reply()
    race = play.game.race
    if race is None:
        return Reply(move=str(choice(legal)))
    seen = race.newest(play.game.view(play.state, seat))
    return Reply(move=str(choice(legal)), at=now - play.dealt + PAUSE, seen=seen)


def in_place_of(seated: BotSeat, answer: Reply) -> Reply:
    """Another's answer in the place of a bot that has failed, for `note_lapse`."""
    if not is_external(seated.bot):
        return answer
    return replace(answer, lapse="crashed", detail="its worker has failed")


def _quick(play: Play) -> str:
    """The bot that plays sensibly without thinking much."""
    return "greedy" if "greedy" in OFFERED[play.game.id] else "random"
