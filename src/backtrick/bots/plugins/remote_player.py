"""A player in another process: what it is told, what it is asked, and how much time it has left."""

from __future__ import annotations

from hashlib import blake2b
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Final

from ...sim.lapses import Failing, Lapse
from .messages import Question, Reply, Seating, Wanted
from .process import BadPlugin, Failed, process_of

if TYPE_CHECKING:
    from ...games.terms import Move
    from ..bot import Chair
    from .messages import News

MOST_DEATHS: Final = 3
"""After that many lost processes in a game, a bot is asked nothing more."""
_NUMBERS: Final = count(1)


class RemotePlayer:
    """A player of a game, and its time."""

    def __init__(self, chair: Chair, reference: str) -> None:
        self._seating = Seating(
            chair.game.id,
            chair.options,
            chair.seat,
            chair.effort,
            _unrelated(chair.chance),
            chair.company,
            chair.stretch,
        )
        self._seconds = self._left = chair.seconds
        self._process = process_of(reference, chair.seat)
        self._number = next(_NUMBERS)
        self._start = 0
        """The start of the process in which it sits; 0: it does not sit yet."""
        self._news: list[News] = []
        self._told = 0
        self._deaths = 0
        self._how = Failing.CRASHED
        """How it died last."""

    def tell(self, news: News, *, knows: bool = False) -> None:
        """Add news for the next question; `knows`: only for a process that is started anew."""
        self._told += knows
        self._news.append(news)

    def begin_turn(self) -> None:
        """Give it the time of a turn."""
        self._left = self._seconds

    def ask(self, wanted: Wanted, legal: tuple[Move, ...] = ()) -> Reply:
        """Its reply; raises Failed."""
        if self._deaths >= MOST_DEATHS:
            raise Failed(Lapse(self._how, f"its process was lost {MOST_DEATHS} times in a game"))
        if self._left <= 0:
            raise Failed(Lapse(Failing.STALLED, "its time for the turn was over"))
        try:
            self._process.start()
        except BadPlugin as error:
            self._deaths += 1
            raise Failed(Lapse(Failing.CRASHED, str(error))) from None
        reply = self._sent(wanted, legal)
        if not reply.is_known:
            self._start = 0
            reply = self._sent(wanted, legal)
        if reply.error:
            raise Failed(Lapse(Failing.CRASHED, reply.error))
        return reply

    def _sent(self, wanted: Wanted, legal: tuple[Move, ...]) -> Reply:
        """The reply, after it has been told everything that is new."""
        is_new = self._start != self._process.starts
        news = self._news if is_new else self._news[self._told :]
        self._start, self._told = self._process.starts, len(self._news)
        seating = self._seating if is_new else None
        reply = self._timed(Question(wanted, seating, self._number, tuple(news), legal, self._left))
        if is_new and reply.error:  # perhaps it has not even sat down
            self._start = 0
        return reply

    def _timed(self, question: Question) -> Reply:
        begun = monotonic()
        try:
            return self._process.ask(question)
        except Failed as failed:
            self._deaths, self._how = self._deaths + 1, failed.lapse.failing
            raise
        finally:
            self._left -= monotonic() - begun


def _unrelated(chance: int) -> int:
    """A seed from which nobody finds the seed of the simulation, and so the cards."""
    return int.from_bytes(blake2b(str(chance).encode(), digest_size=8).digest())
