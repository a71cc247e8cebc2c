"""The lag of a connection: the round trip, measured in several ways so that nobody can pretend it.

A ping goes out as a message, which the client's code answers, and as a ping of the WebSocket
protocol, which browsers and libraries answer by themselves. A program that delays its answers, to
be credited with more lag than it has, would have to delay both. The smaller counts. Where the
operating system knows the round trip, it is the limit of both (`system_lag`). A lag that grows is
believed only after a while: one that is long when it is measured, and short when a card is laid,
would pay.
"""

from __future__ import annotations

from statistics import median_low
from typing import Final

_KEPT: Final = 5
_MOST_UNANSWERED: Final = 2 * _KEPT
_WATCHED: Final = 30
"""Measurements, in a race one or two a second, after which the smallest is looked for again."""
_GROWTH: Final = 4_000
"""Microseconds that a lag may grow at once."""
_LONGEST: Final = 1 << 62


class Lag:
    """What is known about the round trip of a connection, in microseconds."""

    __slots__ = (
        *("_answers", "_count", "_echoes", "_longest", "_pings", "_smallest", "_unechoed"),
        "value",
    )

    def __init__(self) -> None:
        self.value = 0
        """The lag that a race makes up for."""
        self._pings: dict[int, int] = {}
        """By nonce, when each ping was sent that the client's code has not answered."""
        self._unechoed: dict[int, int] = {}
        """The same for pings of the protocol."""
        self._answers: list[int] = []
        self._echoes: list[int] = []
        self._longest = _LONGEST
        """The longest lag that the operating system confirms."""
        self._count = 0
        self._smallest = (_LONGEST, _LONGEST)
        """The smallest lag among the newest measurements, and among those before them."""

    @property
    def may_be_measured(self) -> bool:
        """Whether another ping makes sense, or too many were not answered."""
        return len(self._pings) < _MOST_UNANSWERED

    def sent(self, nonce: int, at: int, *, echo: bool, longest: int | None = None) -> None:
        """A ping was sent; `echo`: one of the protocol as well. `longest`: the system's limit."""
        self._pings[nonce] = at
        self._longest = _LONGEST if longest is None else longest
        if echo and len(self._unechoed) < _MOST_UNANSWERED:
            self._unechoed[nonce] = at

    def answered(self, nonce: int, at: int) -> bool:
        """The client's code has answered; False if there was no such ping."""
        sent = self._pings.pop(nonce, None)
        if sent is None:
            return False
        self._answers = [*self._answers[1 - _KEPT :], at - sent]
        self._update()
        return True

    def echoed(self, nonce: int, at: int) -> None:
        """The client's WebSocket has answered."""
        sent = self._unechoed.pop(nonce, None)
        if sent is not None:
            self._echoes = [*self._echoes[1 - _KEPT :], at - sent]
            self._update()

    def _update(self) -> None:
        measured = [median_low(each) for each in (self._answers, self._echoes) if each]
        if len(self._unechoed) > _KEPT:  # every WebSocket answers, unless it is told not to
            measured.append(0)
        lag = min(*measured, self._longest)
        newest, before = self._smallest
        if self._count % _WATCHED == 0:
            newest, before = lag, newest
        self._count += 1
        self._smallest = (min(newest, lag), before)
        self.value = min(lag, min(self._smallest) + _GROWTH)
