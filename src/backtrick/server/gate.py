"""The gate: which TCP connections are let in, before anything is read from them.

Every connection is a file, and files are limited. So an address has a limited number of
connections, and of new ones per second. When files run short, a few connections are still let in
for a moment, so that health checks and metrics are answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .http.networks import Networks, neighbourhood
from .metrics import count_refused_connection
from .quotas import AddressCounts, Budgets, refused_handshakes
from .refusals import note_refusal
from .rota import Rota

if TYPE_CHECKING:
    import asyncio

    from ..settings import ServerSettings

RESERVE: Final = 32
"""Connections for health checks and metrics when there are no files for others."""
_NEW_A_REQUEST: Final = 30
"""How many new connections an address may have for each request of a guest: three times its
requests, so that it is first told to wait."""
_LEAST_AT_ONCE: Final = 200
_BARE_REQUESTS: Final = 20
"""After this many requests that name no client, a trusted address counts as a client itself."""


class Pass:
    """A connection that was let in."""

    __slots__ = ("_gate", "address", "is_reserve", "is_trusted", "transport")

    def __init__(
        self, gate: Gate, address: str, transport: asyncio.Transport, *, is_trusted: bool
    ) -> None:
        self._gate = gate
        self.address = address
        self.is_trusted = is_trusted
        """Whether it comes from an address that may name its clients."""
        self.transport = transport
        self.is_reserve = False
        """Whether it is only for health checks and metrics."""

    def asked(self, *, forwarded: bool) -> None:
        """A request has come; a proxy has named its client, or not."""
        if self.is_trusted:  # there are few of them
            bare = self._gate.bare
            bare[self.address] = 0 if forwarded else bare.get(self.address, 0) + 1

    def leave(self) -> None:
        """The connection is closed."""
        self._gate.leave(self)


class Gate:
    """Counts the open connections of each address."""

    def __init__(self, settings: ServerSettings, capacity: int) -> None:
        self.capacity = capacity
        """How many connections there are files for, without the reserve."""
        self.bare: dict[str, int] = {}
        """Requests in a row that name no client, by trusted address."""
        self.counts = AddressCounts(settings.connections_an_address)
        self.rota = Rota()
        self.refused_handshakes = refused_handshakes()
        self.proxies = Networks(settings.proxies)
        rate = _NEW_A_REQUEST * settings.requests_a_second
        self._new = Budgets(rate, max(_LEAST_AT_ONCE, 2 * rate))
        self._reserve: dict[Pass, None] = {}

    def let_in(self, peer: str, transport: asyncio.Transport) -> Pass | None:
        """A pass for a new connection; None if it has to be closed."""
        address, is_trusted = neighbourhood(peer), peer in self.proxies
        if not is_trusted or self.bare.get(address, 0) >= _BARE_REQUESTS:
            if self.counts.is_full(address):
                return _refuse("address", peer)
            if not self._new.of(address).take():
                return _refuse("rate", peer)
        made = Pass(self, address, transport, is_trusted=is_trusted)
        if self.counts.total - len(self._reserve) >= self.capacity:
            _refuse("files", peer)
            self._make_room()
            made.is_reserve = True
            self._reserve[made] = None
        self.counts.add(address)
        return made

    def may_shake_hands(self, address: str) -> bool:
        """Whether a handshake is worth a look: an address that fails again and again is told so."""
        if not self.refused_handshakes.of(address).is_empty():
            return True
        _refuse("handshakes", address)
        return False

    def leave(self, made: Pass) -> None:
        """Count one connection fewer."""
        self.counts.remove(made.address)
        self._reserve.pop(made, None)

    def _make_room(self) -> None:
        """Close the oldest connection of a full reserve: a health check takes no time."""
        if len(self._reserve) >= RESERVE:
            oldest = next(iter(self._reserve))
            del self._reserve[oldest]
            oldest.transport.abort()


def _refuse(reason: str, peer: str) -> None:
    count_refused_connection(reason)
    note_refusal("connection/refused", reason, peer)
