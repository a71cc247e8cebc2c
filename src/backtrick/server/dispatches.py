"""Dispatches: messages to another server, numbered so that it notices when one is lost.

Both servers say twice a second how many they have sent. A server that has missed one asks for a new
series, and takes nothing more of the old one. Nothing is sent again: after a loss, both forget what
they have told each other, and begin anew (`lost`).
"""

from __future__ import annotations

import asyncio
from time import monotonic_ns
from typing import TYPE_CHECKING, Final, Union

import msgspec

from .crossings import CROSSINGS
from .logs import log, log_error

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..relay import Relay

BEAT_SECONDS: Final = 0.5
SILENCE: Final = 2_500_000
"""Microseconds without a word from a server, after which everything that it knew is void."""


class Dispatch(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A numbered message."""

    series: int
    """Later ones are higher."""
    number: int
    """Counted from 1 in each series."""
    body: msgspec.Raw


class Count(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """How many dispatches a server has sent in its current series."""

    series: int
    number: int


class Again(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A server has missed something of a series, and asks for a new one."""

    series: int


KINDS: Final = (Dispatch, Count, Again)
"""What servers tell each other over the relay."""

_write: Final = msgspec.msgpack.Encoder().encode
_read: Final = msgspec.msgpack.Decoder(Union[CROSSINGS]).decode  # noqa: UP007


class _Correspondent:
    """Another server, and how far the dispatches to it and from it have got."""

    __slots__ = ("heard", "last", "sent", "series", "theirs")

    def __init__(self, series: int, now: int) -> None:
        self.series = series
        self.sent = 0
        self.theirs = 0
        """The newest series of the other server; 0: not known yet."""
        self.last = 0
        """The number of the newest dispatch of it; -1: one is missing."""
        self.heard = now


class Dispatches:
    """The dispatches to and from all other servers."""

    def __init__(
        self,
        relay: Relay,
        take: Callable[[str, msgspec.Struct], None],
        lost: Callable[[str], None],
        met: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.relay = relay
        self._take = take
        self._lost = lost
        """Told that a server may have missed something, or may have told what was missed here."""
        self._met = met
        """Told that there is a server which was not there before, or was silent for too long."""
        self._new: set[str] = set()
        self._others: dict[str, _Correspondent] = {}
        self._series = 0

    def send(self, to: str, message: msgspec.Struct) -> None:
        """Send a message; if it is lost, that will be noticed."""
        other = self._other(to)
        other.sent += 1
        body = msgspec.Raw(_write(message))
        self.relay.send(to, Dispatch(other.series, other.sent, body))

    def send_all(self, message: msgspec.Struct) -> None:
        """Send a message to all servers that are there, or were a moment ago."""
        for server in self.relay.others() | self._others.keys():
            self.send(server, message)

    def has(self, server: str) -> bool:
        """Whether a server is there, or was a moment ago."""
        return server in self._others

    def hear(self, server: str, message: msgspec.Struct) -> None:
        """Take what has come over the relay."""
        other = self._other(server)
        other.heard = _now()
        if isinstance(message, Dispatch):
            if self._follows(server, other, message.series, message.number):
                self._read(server, message.body)
        elif isinstance(message, Count):
            self._count(server, other, message)
        elif isinstance(message, Again) and message.series == other.series:
            self._begin_series(other)
            self.relay.send(server, Count(other.series, 0))
            self._lost(server)

    async def run(self) -> None:
        """Count twice a second, for ever."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                self.beat(_now())
            except Exception as error:  # noqa: BLE001  the next one may succeed
                log_error("relay/error", error)

    def beat(self, now: int) -> None:
        """Say how much has been sent; forget servers that have been silent for too long."""
        silent = [id_ for id_, other in self._others.items() if now - other.heard > SILENCE]
        for server in silent:
            del self._others[server]
            self._lost(server)
        for server in self.relay.others():
            self._other(server)
        new, self._new = self._new, set()
        for server in new:
            self._met(server)
        for server, other in self._others.items():
            self.relay.send(server, Count(other.series, other.sent))

    def _other(self, server: str) -> _Correspondent:
        other = self._others.get(server)
        if other is None:
            other = self._others[server] = _Correspondent(0, _now())
            self._begin_series(other)
            self._new.add(server)
        return other

    def _begin_series(self, other: _Correspondent) -> None:
        self._series = max(self._series + 1, _now())
        other.series, other.sent = self._series, 0

    def _follows(self, server: str, other: _Correspondent, series: int, number: int) -> bool:
        """Whether a dispatch is the next one."""
        if series < other.theirs:
            return False
        if series > other.theirs and not self._enter_series(server, other, series, number - 1):
            return False
        if other.last < 0 or number <= other.last:
            return False
        if number != other.last + 1:
            self._miss(server, other)
            return False
        other.last = number
        return True

    def _count(self, server: str, other: _Correspondent, count: Count) -> None:
        if count.series > other.theirs:
            self._enter_series(server, other, count.series, count.number)
        elif count.series == other.theirs and count.number > other.last:
            self._miss(server, other)

    def _enter_series(self, server: str, other: _Correspondent, series: int, before: int) -> bool:
        """A new series has begun; False if something was sent before, and missed."""
        is_first, other.theirs, other.last = not other.theirs, series, 0
        if before:
            self._miss(server, other)
            return False
        if not is_first:
            self._lost(server)
        return True

    def _miss(self, server: str, other: _Correspondent) -> None:
        other.last = -1
        log("relay/missed", server=server)
        self.relay.send(server, Again(other.theirs))

    def _read(self, server: str, body: msgspec.Raw) -> None:
        try:
            message = _read(body)
        except msgspec.DecodeError as error:  # of a newer server
            log("relay/unknown-message", detail=str(error)[:100])
            return
        self._take(server, message)


def _now() -> int:
    """Microseconds, by a clock that nobody sets."""
    return monotonic_ns() // 1000
