"""Dispatches between servers: what is lost is noticed, and nothing comes twice or out of order."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from backtrick.relay import LocalRelay
from backtrick.server.crossings import Left
from backtrick.server.dispatches import Dispatches
from tests.thorough import examples

if TYPE_CHECKING:
    import msgspec

LOST = -1
ACTS = st.sampled_from(["send", "carry", "carry", "lose", "double", "late", "beat"])


class Line(LocalRelay):
    """What one of two servers says to the other, on its way."""

    def __init__(self, server: str) -> None:
        super().__init__(server)
        self.way: deque[msgspec.Struct] = deque()

    def send(self, to: str, message: msgspec.Struct) -> None:
        del to
        self.way.append(message)


class Side:
    """One of two servers, and what it has taken from the other."""

    def __init__(self, name: str) -> None:
        self.line = Line(name)
        self.dispatches = Dispatches(self.line, self._take, lambda _: self.taken.append(LOST))
        self.taken: list[int] = []
        """Numbers, with `LOST` between them where it was told of a loss."""
        self.sent = 0

    def _take(self, server: str, message: msgspec.Struct) -> None:
        del server
        assert isinstance(message, Left)
        self.taken.append(message.place)

    def send(self, to: str) -> None:
        """Send the next number."""
        self.sent += 1
        self.dispatches.send(to, Left(self.sent))

    def hear_all(self, other: Side) -> None:
        """Hear everything that is on its way from the other."""
        while other.line.way:
            self.dispatches.hear(other.line.server, other.line.way.popleft())

    def act(self, what: str, other: Side) -> None:
        """Send something, or let something happen to what the other has sent."""
        way = other.line.way
        if what == "send":
            self.send(other.line.server)
        elif what == "beat":
            self.dispatches.beat(0)
        elif way and what == "lose":
            way.popleft()
        elif way and what == "double":
            way.insert(1, way[0])
        elif way and what == "late":
            way.rotate(-1)
        elif way:
            self.dispatches.hear(other.line.server, way.popleft())


def heal(one: Side, two: Side) -> None:
    """Let everything arrive, until nobody misses anything."""
    for _ in range(4):
        for side in (one, two):
            side.dispatches.beat(0)
        while one.line.way or two.line.way:
            one.hear_all(two)
            two.hear_all(one)


@examples(200)
@given(acts=st.lists(st.tuples(st.booleans(), ACTS), max_size=60))
def test_whatever_is_lost_is_noticed(acts: list[tuple[bool, str]]) -> None:
    """Between two notices everything comes in order and once; the sender of a loss hears of it."""
    one, two = Side("one"), Side("two")
    for is_one, what in acts:
        (one if is_one else two).act(what, two if is_one else one)
    heal(one, two)
    for side, other in ((one, two), (two, one)):
        other.send(side.line.server)
        heal(one, two)
        assert side.taken[-1] == other.sent
        for before, after in zip(side.taken, side.taken[1:], strict=False):
            assert LOST in {before, after} or after == before + 1
        numbers = [number for number in side.taken if number != LOST]
        assert numbers == sorted({*numbers})
        if len(numbers) < other.sent:
            assert LOST in other.taken


def test_a_silent_server_is_forgotten() -> None:
    """What it knew is void; when it is heard again, both begin anew."""
    one, two = Side("one"), Side("two")
    one.send("two")
    heal(one, two)
    two.dispatches.beat(1 << 62)
    assert two.taken == [1, LOST]
    one.send("two")
    heal(one, two)
    assert two.taken[:2] == [1, LOST]
    assert LOST in one.taken
    one.send("two")
    heal(one, two)
    assert two.taken[-1] == 3
