"""The smallest measure of a lag counts, and one that grows is not believed at once."""

from __future__ import annotations

import asyncio
from itertools import count
from sys import byteorder

import pytest

from backtrick.server.lag import Lag
from backtrick.server.system_lag import system_lag

NEAR, FAR = 10_000, 150_000
NONCES = count()


def pinged(
    lag: Lag, times: int, *, answer: int, echo: int | None, longest: int | None = None
) -> int:
    """The lag after some pings, each answered after this many microseconds."""
    for _ in range(times):
        nonce = next(NONCES)
        lag.sent(nonce, 0, echo=echo is not None, longest=longest)
        if echo is not None and echo >= 0:
            lag.echoed(nonce, echo)
        assert lag.answered(nonce, answer)
    return lag.value


@pytest.mark.parametrize("far", [NEAR, FAR])
def test_an_honest_lag_is_believed(far: int) -> None:
    """However long it is, and where only the client's code can be asked, as well."""
    assert pinged(Lag(), 5, answer=far, echo=far) == far
    assert pinged(Lag(), 5, answer=far, echo=None) == far


def test_answering_late_gains_nothing() -> None:
    """The WebSocket has answered by itself, before the client's code."""
    assert pinged(Lag(), 60, answer=FAR, echo=NEAR) == NEAR


def test_the_system_knows_better() -> None:
    """A program that delays both answers has no more lag than the system confirms."""
    assert pinged(Lag(), 60, answer=FAR, echo=FAR, longest=NEAR) == NEAR
    assert pinged(Lag(), 60, answer=FAR, echo=FAR, longest=FAR + 1) == FAR


@pytest.mark.parametrize(
    "smoothed, shortest, longest",
    [
        (NEAR, NEAR, NEAR),
        (NEAR + 5_000, NEAR, NEAR + 5_000),  # lines vary
        (NEAR + 40_000, NEAR, 19_000),  # acknowledged late on purpose
        (FAR, FAR // 2, FAR * 3 // 4 + 4_000),
        (0, NEAR, None),
        (NEAR, 2**32 - 1, None),
    ],
)
def test_the_system_is_believed_near_the_shortest_round_trip(
    smoothed: int, shortest: int, longest: int | None
) -> None:
    """A program can have its system acknowledge a little later, but not at the handshake."""
    wire = bytes(68) + smoothed.to_bytes(4, byteorder) + bytes(76)
    transport = TransportOf(wire + shortest.to_bytes(4, byteorder))
    assert system_lag(transport) == longest


def test_a_system_that_does_not_know_sets_no_limit() -> None:
    """An older one says less, and some say nothing."""
    assert system_lag(TransportOf(bytes(104))) is None
    assert system_lag(TransportOf(None)) is None


class TransportOf(asyncio.Transport):
    """A connection with what the system knows about it."""

    def __init__(self, known: bytes | None) -> None:
        super().__init__()
        self.known = known

    def get_extra_info(self, name: str, default: object = None) -> object:
        return default if self.known is None or name != "socket" else self

    def getsockopt(self, *_: int) -> bytes | None:
        """What the system says."""
        return self.known


def test_a_websocket_that_answers_nothing_has_no_lag() -> None:
    """A client that keeps it from answering is credited with nothing."""
    assert pinged(Lag(), 5, answer=FAR, echo=-1) == FAR  # the echoes may be late
    assert pinged(Lag(), 7, answer=FAR, echo=NEAR - 1) < FAR
    lag = Lag()
    pinged(lag, 20, answer=FAR, echo=-1)
    assert lag.value == 0


def test_a_lag_that_grows_is_believed_after_a_while() -> None:
    """A line may get slower for good; but not just when it is measured."""
    lag = Lag()
    pinged(lag, 40, answer=NEAR, echo=NEAR)
    assert NEAR <= pinged(lag, 10, answer=FAR, echo=FAR) < NEAR + 5_000
    assert pinged(lag, 120, answer=FAR, echo=FAR) == FAR


def test_a_lag_that_shrinks_is_believed_at_once() -> None:
    """That is never to anybody's advantage."""
    lag = Lag()
    pinged(lag, 40, answer=FAR, echo=FAR)
    assert pinged(lag, 3, answer=NEAR, echo=NEAR) == NEAR


def test_what_was_not_asked_is_not_answered() -> None:
    """An invented nonce is a mistake of the client; an invented echo counts for nothing."""
    lag = Lag()
    assert not lag.answered(7, 1)
    lag.echoed(7, 1)
    assert lag.value == 0
