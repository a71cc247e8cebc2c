"""A lag is measured twice, the smaller counts, and one that grows is not believed at once."""

from __future__ import annotations

from itertools import count

import pytest

from backtrick.server.lag import Lag

NEAR, FAR = 10_000, 150_000
TOKENS = count()


def pinged(lag: Lag, times: int, *, answer: int, echo: int | None) -> int:
    """The lag after some pings, which are answered after so many microseconds."""
    for _ in range(times):
        token = next(TOKENS)
        lag.sent(token, 0, echo=echo is not None)
        if echo is not None and echo >= 0:
            lag.echoed(token, echo)
        assert lag.answered(token, answer)
    return lag.value


@pytest.mark.parametrize("far", [NEAR, FAR])
def test_an_honest_lag_is_believed(far: int) -> None:
    """However long it is, and where only the client's code can be asked, as well."""
    assert pinged(Lag(), 5, answer=far, echo=far) == far
    assert pinged(Lag(), 5, answer=far, echo=None) == far


def test_answering_late_gains_nothing() -> None:
    """The WebSocket has answered by itself, before the client's code."""
    assert pinged(Lag(), 60, answer=FAR, echo=NEAR) == NEAR


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
    """An invented token is a mistake of the client; an invented echo counts for nothing."""
    lag = Lag()
    assert not lag.answered(7, 1)
    lag.echoed(7, 1)
    assert lag.value == 0
