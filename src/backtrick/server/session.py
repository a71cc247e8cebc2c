"""One client at a table: carries out what it asks for, and tells it what happens."""

from __future__ import annotations

from collections import deque
from statistics import median_low
from typing import TYPE_CHECKING, Final

import msgspec

from ..wire import outbound
from ..wire.errors import Fault
from ..wire.inbound import Do, Hello, Pong, decode
from ..wire.outbound import Bye, Ping, Refused
from .clock import microseconds
from .closing import POLICY, TOO_SLOW
from .logs import log
from .metrics import count_refused_frame

if TYPE_CHECKING:
    from ..games.seats import Seat
    from ..store import Guest
    from ..wire.outbound import Outbound
    from .hub import Hub
    from .line import Line
    from .live import LiveTable

AGAIN: Final = 500
"""Milliseconds after which a client should come back."""
_MOST_MISTAKES: Final = 10
_PINGS_KEPT: Final = 5


class Session:
    """A client's connection to a table."""

    def __init__(self, guest: Guest, hub: Hub, line: Line) -> None:
        self.guest = guest
        self.client = ""
        self.seat: Seat | None = None
        self.is_closed = False
        self._hub = hub
        self._line = line
        self._mistakes = 0
        self._pings: dict[int, int] = {}
        self._lags: deque[int] = deque(maxlen=_PINGS_KEPT)

    @property
    def lag(self) -> int:
        """The round trip, in microseconds, as the server has measured it lately."""
        return median_low(self._lags) if self._lags else 0

    def push(self, message: Outbound) -> None:
        """Send a message, in order, without waiting for it."""
        self.push_frame(outbound.encode(message))

    def push_frame(self, frame: bytes) -> None:
        """Send a message that is encoded already."""
        if self.is_closed:
            return
        self._line.send_frame(frame)
        if self._line.is_clogged():
            self.close(TOO_SLOW, Fault.TOO_SLOW.code, AGAIN)

    def refuse(self, number: int, code: str, detail: str = "") -> None:
        """Say that a command was not carried out."""
        self.push(Refused(number, code, detail))

    def close(self, status: int, code: str, again: int = 0) -> None:
        """Say why, and close."""
        if not self.is_closed:
            self.is_closed = True
            self._line.send_frame(outbound.encode(Bye(code, again)))
            self._line.hang_up(status, code)
            log("socket/closed", guest=self.guest.id, code=code)

    def ping(self) -> None:
        """Measure the lag."""
        if len(self._pings) < 2 * _PINGS_KEPT:
            token = self._hub.random_token()
            self._pings[token] = microseconds()
            self.push(Ping(token))

    def take(self, live: LiveTable, frame: bytes) -> None:
        """Carry out what a frame says."""
        if self.is_closed:
            return
        arrived = microseconds()
        told = self.understand(frame)
        if type(told) is Do:
            if not self._hub.is_slow_enough(self.guest.id, told.command):
                self.refuse(told.number, Fault.TOO_FAST.code)
                self._count_mistake(Fault.TOO_FAST.code)
                return
            live.ask(self, told.number, told.command, self._hub.asked(live, self, told, arrived))
        elif type(told) is Pong:
            self._ponged(told.token, arrived)
        elif told is not None:
            self._mistaken(Fault.BAD_MESSAGE.code, "hello is said once")

    def _ponged(self, token: int, arrived: int) -> None:
        sent = self._pings.pop(token, None)
        if sent is None:
            self._mistaken(Fault.BAD_MESSAGE.code, "pong: there was no such ping")
        else:
            self._lags.append(arrived - sent)

    def understand(self, frame: bytes | str) -> Hello | Do | Pong | None:
        """The message in a frame; None, and a refusal to its sender, if it is none."""
        try:
            return decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._mistaken(Fault.BAD_MESSAGE.code, str(error))
            return None

    def _mistaken(self, code: str, detail: str) -> None:
        self.refuse(0, code, detail[:200])
        self._count_mistake(code)

    def _count_mistake(self, code: str) -> None:
        """Who goes on with nonsense is shown the door."""
        count_refused_frame(code)
        self._mistakes += 1
        if self._mistakes > _MOST_MISTAKES:
            self.close(POLICY, Fault.TOO_MANY_MISTAKES.code)
