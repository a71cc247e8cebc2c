"""A bot in a seat, as the server sees it: its pending news, and how to ask it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from itertools import count
from logging import WARNING
from typing import TYPE_CHECKING, Final

from ..external_bots import NO_EXTERNAL_BOTS, ExternalBots, is_external
from ..logs import log
from ..metrics import measure_thinking
from .bot_pool import WorkerDied
from .history import history
from .messages import Request, Sitting, Wanted

if TYPE_CHECKING:
    from ...games.seats import Seat
    from ...games.terms import Move
    from ...store import Store
    from ...table import Play, Table
    from ..room import Room
    from .bot_pool import BotPool
    from .messages import News, Reply
    from .pace import Pace

_NUMBERS: Final = count(1)


class Failed(Exception):  # noqa: N818  it says what happened
    """A bot gave no answer, or nonsense."""


@dataclass(frozen=True, slots=True)
class BotConfig:
    """What all bots of a server share."""

    pool: BotPool
    pace: Pace
    seconds: float
    """How long they may think."""
    secret: bytes
    """A secret, so that nobody can predict the seeds of bots."""
    store: Store | None = None
    """Where it is known how fast people are; None: nowhere."""
    external: ExternalBots = NO_EXTERNAL_BOTS
    """The bots of other people."""
    turn_seconds: float = 5.0
    """How long those may take for a turn."""


class BotSeat:
    """A bot in a seat."""

    def __init__(self, room: Room, config: BotConfig, seat: Seat, bot: str) -> None:
        self.seat = seat
        self.bot = bot
        self.thinks_as = bot
        """The bot that the worker seats."""
        self.stretch = 1.0
        """How many times as long as usual everything takes; only in a race."""
        self.talks = True
        """Whether it may have something to say, which only its first answer tells."""
        self.has_begun = False
        """Whether it has chosen a move since it sat down, and so may have planned others."""
        self._room = room
        self._config = config
        pool = config.pool
        self._worker = pool.of_external(bot) if is_external(bot) else pool.of(room.id)
        self._news: list[News] | None = None
        """News it has not been told yet; None: everything."""
        self._number = 0
        self._had = 0

    def tell(self, news: News) -> None:
        """Add news for the next question."""
        if self._news is not None:
            self._news.append(news)

    def forget(self) -> None:
        """Replace it with a new player, which will be told everything."""
        self._news, self.has_begun = None, False

    async def signals(self) -> tuple[str, ...]:
        """What it says now, as signals."""
        answer = await self._ask(Wanted.SIGNALS)
        self.talks = answer.talks
        self.log_lapse(answer)
        return answer.signals

    async def move(self, legal: tuple[Move, ...]) -> Reply:
        """What it does now."""
        answer = await self._ask(Wanted.MOVE, legal)
        measure_thinking(answer.seconds)
        self.has_begun = True
        return answer

    def log_lapse(self, answer: Reply) -> None:
        """Log that a bot of somebody else has failed, if it has."""
        if answer.lapse is not None:
            about = {"bot": self.bot, "failing": answer.lapse, "detail": answer.detail}
            log("bots/lapse", level=WARNING, table=self._room.id, **about)

    async def _ask(self, wanted: Wanted, legal: tuple[Move, ...] = ()) -> Reply:
        answer = await self._send(wanted, legal)
        if not answer.is_known:  # the worker has forgotten it
            self.forget()
            answer = await self._send(wanted, legal)
        if answer.error or not answer.is_known:
            self.forget()
            raise Failed(answer.error)
        return answer

    async def _send(self, wanted: Wanted, legal: tuple[Move, ...]) -> Reply:
        table = self._room.stored
        if table.play is None:
            raise Failed
        if self._news is None:
            self._number, self._had = next(_NUMBERS), 0
            news = history(table, self.seat, self._config.pace.at(table.settings.pace))
        else:
            news = tuple(self._news)
        self._news = []
        sitting = self._sitting(table, table.play)
        request = Request(self._number, sitting, self._had, news, wanted, legal)
        self._had += len(news)
        try:
            return await self._worker.ask(request, table.host)
        except WorkerDied:
            self.forget()
            raise Failed("the worker has died") from None
        except BaseException:  # the answer is no longer needed, but the bot has planned with it
            self.forget()
            raise

    def _sitting(self, table: Table, play: Play) -> Sitting:
        config, is_own = self._config, not is_external(self.bot)
        return Sitting(
            play.game.id,
            play.options,
            self.thinks_as,
            self.seat,
            _company(table, play),
            self._chance(play),
            config.seconds if is_own else config.turn_seconds,
            self.stretch,
            "" if is_own else config.external.references.get(self.bot, ""),
        )

    def _chance(self, play: Play) -> int:
        """A seed unrelated to that of the deal."""
        source = f"{self._room.id}/{play.number}/{self.seat}".encode()
        digest = blake2b(source, key=self._config.secret, digest_size=8).digest()
        return int.from_bytes(digest) >> 1


def _company(table: Table, play: Play) -> tuple[str, ...]:
    """By seat, the bot that has played there from the beginning.

    Others draw conclusions from the silence of bots, but not of the people they stand in for. In a
    what-if, somebody else played there before.
    """
    if table.is_what_if:
        return ("",) * len(play.guests)
    pairs = zip(table.occupants, play.guests, strict=True)
    return tuple((occupant.bot or "") if guest is None else "" for occupant, guest in pairs)
