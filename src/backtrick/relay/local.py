"""The relay of a server that is alone: there is nobody to be told anything."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from .facts import Topic
from .port import Relay

if TYPE_CHECKING:
    from collections.abc import Iterator

    import msgspec

    from .port import Hear

_NOBODY: Final = frozenset[str]()


class LocalRelay(Relay):
    """Knows this server alone."""

    def __init__(self, server: str) -> None:
        super().__init__(server)
        self._hear: Hear | None = None
        self._topics: dict[str, Topic] = {}

    @property
    def is_up(self) -> bool:
        return self._hear is not None

    async def join(self, hear: Hear) -> None:
        self._hear = hear

    async def leave(self) -> None:
        self._hear = None

    def send(self, to: str, message: msgspec.Struct) -> None:
        if to == self.server:
            asyncio.get_running_loop().call_soon(self._deliver, message)

    def _deliver(self, message: msgspec.Struct) -> None:
        if self._hear is not None:
            self._hear(self.server, message)

    def tell(self, topic: str, item: str, value: bytes | None) -> None:
        self._topics.setdefault(topic, Topic()).tell(item, value)

    def told(self, topic: str) -> Iterator[tuple[str, str, bytes]]:
        for item, value in self._topics.get(topic, Topic()).items.items():
            yield self.server, item, value

    def others(self) -> frozenset[str]:
        return _NOBODY

    def way_to(self, server: str) -> int:
        del server
        return 0
