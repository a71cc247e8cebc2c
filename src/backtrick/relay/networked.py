"""What all relays between several servers have in common, whatever carries their bundles."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from time import monotonic_ns
from typing import TYPE_CHECKING, Final

from .bundles import Bundles
from .neighbours import GONE, OWN_KINDS, Beat, Farewell, Neighbours
from .port import Relay

if TYPE_CHECKING:
    from collections.abc import Iterator

    import msgspec

    from .bundles import Bundle
    from .port import Hear, Kinds

BEAT_SECONDS: Final = 0.5
_GATHER_SECONDS: Final = 0.05
"""Facts that change within this time are told together."""
MOST_WAITING: Final = 20_000
"""The most messages that wait to be sent; further ones are lost."""
_EVERYBODY: Final = ""
_MOST_SENDERS: Final = 10_000
_OWN: Final = frozenset(OWN_KINDS)
_LOGGER: Final = logging.getLogger("backtrick")


class NetworkedRelay(Relay):
    """Bundles messages, hears bundles, and knows who is there."""

    def __init__(self, server: str, kinds: Kinds) -> None:
        super().__init__(server)
        self._bundles = Bundles(server, (*OWN_KINDS, *kinds))
        self._neighbours = Neighbours()
        self._hear: Hear | None = None
        self._waiting: dict[str, list[msgspec.Struct]] = {}
        """By addressee, what goes out at the end of this turn of the loop."""
        self._count = 0
        self._is_telling = False
        self._numbers: dict[str, int] = {}
        """By sender, the number of the newest bundle."""
        self._echoed = -GONE
        """When this server last heard itself."""
        self._beating: asyncio.Task[None] | None = None

    @abstractmethod
    def carry(self, to: str, data: bytes) -> None:
        """Have a bundle carried to a server; an empty id is everybody, this server included."""

    @property
    def is_up(self) -> bool:
        return self._hear is not None and _now() - self._echoed < GONE

    async def join(self, hear: Hear) -> None:
        self._hear = hear
        self._beating = asyncio.create_task(self._beat())

    async def leave(self) -> None:
        self._hear = None
        if self._beating is not None:
            self._beating.cancel()
        self._send(_EVERYBODY, Farewell())
        self._flush()

    def send(self, to: str, message: msgspec.Struct) -> None:
        if self._hear is not None:
            self._send(to, message)

    def _send(self, to: str, message: msgspec.Struct) -> None:
        if self._count >= MOST_WAITING:
            return
        if not self._count:
            asyncio.get_running_loop().call_soon(self._flush)
        self._count += 1
        self._waiting.setdefault(to, []).append(message)

    def _flush(self) -> None:
        waiting, self._waiting, self._count = self._waiting, {}, 0
        for to, messages in waiting.items():
            self.carry(to, self._bundles.written(messages))

    async def _beat(self) -> None:
        while True:
            for message in self._neighbours.beat(_now()):
                self._send(_EVERYBODY, message)
            await asyncio.sleep(BEAT_SECONDS)

    def tell(self, topic: str, item: str, value: bytes | None) -> None:
        self._neighbours.own(topic).tell(item, value)
        if not self._is_telling:
            self._is_telling = True
            asyncio.get_running_loop().call_later(_GATHER_SECONDS, self._tell)

    def _tell(self) -> None:
        self._is_telling = False
        if self._hear is not None:
            for message in self._neighbours.changes():
                self._send(_EVERYBODY, message)

    def told(self, topic: str) -> Iterator[tuple[str, str, bytes]]:
        for item, value in self._neighbours.own(topic).items.items():
            yield self.server, item, value
        yield from self._neighbours.told(topic)

    def others(self) -> frozenset[str]:
        return self._neighbours.ids()

    def way_to(self, server: str) -> int:
        return self._neighbours.way_to(server)

    def carried(self, data: bytes) -> None:
        """A bundle has arrived: older ones of its server are late by now, and count as lost."""
        bundle = self._bundles.read(data)
        if bundle is None or self._hear is None:
            return
        last = self._numbers.pop(bundle.server, 0)
        self._numbers[bundle.server] = max(last, bundle.number)  # as the newest sender
        if bundle.number <= last:
            return
        if len(self._numbers) > _MOST_SENDERS:
            del self._numbers[next(iter(self._numbers))]
        for message in self._bundles.messages(bundle):
            self._take(bundle, message)

    def _take(self, bundle: Bundle, message: msgspec.Struct) -> None:
        server = bundle.server
        if type(message) not in _OWN:
            self._deliver(server, message)
        elif server != self.server:
            for answer in self._neighbours.hear(server, message, _now()):
                self._send(server, answer)
        elif type(message) is Beat:
            self._echoed = _now()

    def _deliver(self, server: str, message: msgspec.Struct) -> None:
        if self._hear is None:
            return
        try:
            self._hear(server, message)
        except Exception:  # the next message has nothing to do with it
            _LOGGER.exception("relay/error")


def _now() -> int:
    """Microseconds, by a clock that nobody sets."""
    return monotonic_ns() // 1000
