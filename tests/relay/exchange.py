"""Relays within one process, over lines that lose, double, delay and reorder as told."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from backtrick.relay.networked import NetworkedRelay

if TYPE_CHECKING:
    from backtrick.relay.port import Hear, Kinds


class Exchange:
    """What carries bundles between servers of this process."""

    def __init__(self, seed: int = 0, *, trouble: float = 0.0) -> None:
        self.trouble = trouble
        """The share of bundles that are lost; as many come twice, and as many late."""
        self._chance = Random(seed)
        self.members: dict[str, ExchangeRelay] = {}

    def carry(self, to: str, data: bytes) -> None:
        """Carry a bundle to a server, or to all."""
        for server in [to] if to else [*self.members]:
            draw, loop = self._chance.random(), asyncio.get_running_loop()
            if draw < self.trouble:
                continue
            loop.call_soon(self._arrive, server, data)
            if draw < 2 * self.trouble:
                loop.call_soon(self._arrive, server, data)
            elif draw < 3 * self.trouble:
                loop.call_later(0.001, self._arrive, server, data)

    def _arrive(self, server: str, data: bytes) -> None:
        if server in self.members:
            self.members[server].carried(data)


class ExchangeRelay(NetworkedRelay):
    """A server's relay at an exchange."""

    def __init__(self, server: str, exchange: Exchange, kinds: Kinds) -> None:
        super().__init__(server, kinds)
        self._exchange = exchange

    async def join(self, hear: Hear) -> None:
        self._exchange.members[self.server] = self
        await super().join(hear)

    async def leave(self) -> None:
        await super().leave()
        self._exchange.members.pop(self.server, None)

    def carry(self, to: str, data: bytes) -> None:
        self._exchange.carry(to, data)
