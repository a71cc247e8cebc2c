"""The other servers, as one of them knows them: who is there, how far away, and their facts."""

from __future__ import annotations

from statistics import median_low
from typing import TYPE_CHECKING, Final

import msgspec

from .facts import Changed, Topic, Whole

if TYPE_CHECKING:
    from collections.abc import Iterator

GONE: Final = 2_000_000
"""Microseconds of silence after which a server counts as gone."""
MOST_SERVERS: Final = 1000
_KEPT: Final = 5


class Beat(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A server is there."""

    sent: int
    """When, by its own clock; it gets this back."""
    numbers: dict[str, int]
    """By topic, how many changes of its facts there have been."""


class Echo(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The answer to a beat."""

    sent: int


class Missing(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A server has missed facts, and asks for all of a topic."""

    topic: str


class Farewell(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A server is about to leave."""


OWN_KINDS: Final = (Beat, Echo, Missing, Farewell, Changed, Whole)
"""What relays tell each other."""


class _Neighbour:
    """Another server."""

    def __init__(self) -> None:
        self.heard = 0
        self.ways: list[int] = []
        """The newest round trips, in microseconds."""
        self.topics: dict[str, Topic] = {}


class Neighbours:
    """All other servers that are there. Times are in microseconds, by any clock that goes on."""

    def __init__(self) -> None:
        self._own: dict[str, Topic] = {}
        self._others: dict[str, _Neighbour] = {}

    def ids(self) -> frozenset[str]:
        """Who is there."""
        return frozenset(self._others)

    def way_to(self, server: str) -> int:
        """The median of the newest round trips; 0 if there is none."""
        neighbour = self._others.get(server)
        return median_low(neighbour.ways) if neighbour and neighbour.ways else 0

    def told(self, topic: str) -> Iterator[tuple[str, str, bytes]]:
        """The facts of the others: server, item, value."""
        for server, neighbour in self._others.items():
            for item, value in neighbour.topics.get(topic, Topic()).items.items():
                yield server, item, value

    def own(self, topic: str) -> Topic:
        """This server's own facts about something."""
        return self._own.setdefault(topic, Topic())

    def beat(self, now: int) -> list[msgspec.Struct]:
        """What to tell everybody now and then: what has changed, and that this server is there."""
        latest = now - GONE
        for server in [id_ for id_, each in self._others.items() if each.heard < latest]:
            del self._others[server]
        changes = self.changes()
        return [*changes, Beat(now, {name: topic.number for name, topic in self._own.items()})]

    def changes(self) -> list[Changed]:
        """What has changed since the last call."""
        found = (topic.change(name) for name, topic in self._own.items())
        return [change for change in found if change is not None]

    def hear(self, server: str, message: msgspec.Struct, now: int) -> list[msgspec.Struct]:
        """Take what another server says about itself; what to answer."""
        if type(message) is Farewell:
            self._others.pop(server, None)
            return []
        neighbour = self._neighbour(server, now)
        if neighbour is None:
            return []
        if type(message) is Beat:
            return [Echo(message.sent), *_missing(neighbour, message)]
        if type(message) is Echo:
            neighbour.ways = [*neighbour.ways[1 - _KEPT :], now - message.sent]
        elif type(message) is Missing:
            return [self.own(message.topic).whole(message.topic)]
        elif type(message) is Changed:
            neighbour.topics.setdefault(message.topic, Topic()).hear_change(message)
        elif type(message) is Whole:
            neighbour.topics.setdefault(message.topic, Topic()).hear_whole(message)
        return []

    def _neighbour(self, server: str, now: int) -> _Neighbour | None:
        neighbour = self._others.get(server)
        if neighbour is None:
            if len(self._others) >= MOST_SERVERS:
                return None
            neighbour = self._others[server] = _Neighbour()
        neighbour.heard = now
        return neighbour


def _missing(neighbour: _Neighbour, beat: Beat) -> Iterator[Missing]:
    for topic, number in beat.numbers.items():
        known = neighbour.topics.get(topic)
        if number != (known.number if known else 0):
            yield Missing(topic)
