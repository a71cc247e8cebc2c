"""Bans of networks and guests, and tables that were closed.

They are kept in the store, by name, and in memory, where every request looks them up.
"""

from __future__ import annotations

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING, Final

import msgspec

from ..wire.admin import BanInfo
from ..wire.errors import Fault
from .clock import wall_milliseconds
from .http.tokens import is_id

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..store import Store
    from ..wire.admin import BanKind

_KEPT: Final = "ban/"
"""The prefix of the names under which bans are kept. A guest's ban is deleted with the guest."""
_ONE_PERSON: Final = 64
"""In IPv6 everybody has at least a /64."""
_JUST_AFTER: Final = "\x01"
_Network = IPv4Network | IPv6Network


def target_of(text: str) -> tuple[BanKind, str]:
    """A network, or the id of a guest; ValueError if it is neither."""
    if is_id(text):
        return "guest", text
    return "network", str(_network(text))


class Bans:
    """All bans in force."""

    def __init__(self, store: Store, proxies: Iterable[str]) -> None:
        self._store = store
        self._proxies = [_network(each) for each in proxies if each != "*"]
        self._bans: dict[str, BanInfo] = {}
        self._networks: dict[str, _Network] = {}
        self._changing = asyncio.Lock()
        """So that a new ban is not taken for the one that it replaces."""

    async def load(self) -> None:
        """Load all bans from the store."""
        async with self._changing:
            kept = (await self._store.kept(_KEPT)).values()
            for target in [*self._bans]:
                self.forget(target)
            for value in kept:
                self._remember(msgspec.json.decode(value, type=BanInfo))

    async def add(self, ban: BanInfo) -> None:
        """Ban somebody, even if they are already banned for another time."""
        async with self._changing:
            await self._forget_kept(ban)
            await self._store.keep(_name(ban), msgspec.json.encode(ban))
            self._remember(ban)

    async def lift(self, target: str) -> bool:
        """Lift a ban; False if there is none."""
        async with self._changing:
            ban = self._bans.get(target)
            if ban is None:
                return False
            await self._forget_kept(ban)
            self.forget(target)
            return True

    async def forget_ended(self, now: int) -> None:
        """Delete the bans that have ended, with the addresses in them."""
        async with self._changing:
            for ban in [*self._bans.values()]:
                if ban.until is not None and ban.until <= now:
                    await self._forget_kept(ban)
                    self.forget(ban.target)

    def all(self) -> list[BanInfo]:
        """The bans in force, oldest first."""
        return sorted(filter(_is_in_force, self._bans.values()), key=lambda ban: ban.made)

    def forget(self, target: str) -> None:
        """Forget a ban that is no longer in the store."""
        self._bans.pop(target, None)
        self._networks.pop(target, None)

    def has_guest(self, guest: str) -> bool:
        """Whether a guest is banned."""
        return self._has(guest, "guest")

    def has_table(self, table: str) -> bool:
        """Whether a table was closed."""
        return self._has(table, "table")

    def has_address(self, address: str) -> bool:
        """Whether an address, or the network of one, is banned."""
        if not self._networks:
            return False
        try:
            asked = _network(address.partition("%")[0])  # without the zone of a local network
        except ValueError:  # a proxy may send anything
            return False
        return any(
            _is_within(asked, banned) and _is_in_force(self._bans[target])
            for target, banned in self._networks.items()
        )

    def why(self, guest: str, address: str) -> Fault | None:
        """Why somebody is not let in, if so."""
        if self.has_guest(guest):
            return Fault.GUEST_BANNED
        return Fault.ADDRESS_BANNED if self.has_address(address) else None

    def is_needed(self, network: str) -> bool:
        """Whether everybody comes from this network, through a trusted proxy."""
        return any(_is_within(proxy, ip_network(network)) for proxy in self._proxies)

    def _has(self, target: str, kind: BanKind) -> bool:
        ban = self._bans.get(target)
        return ban is not None and ban.kind == kind and _is_in_force(ban)

    def _remember(self, ban: BanInfo) -> None:
        self._bans[ban.target] = ban
        if ban.kind == "network":
            self._networks[ban.target] = ip_network(ban.target)

    async def _forget_kept(self, ban: BanInfo) -> None:
        await self._store.forget_kept(_name(ban), _name(ban) + _JUST_AFTER)


def _name(ban: BanInfo) -> str:
    return f"{_KEPT}{ban.kind}/{ban.target}/"


def _is_in_force(ban: BanInfo) -> bool:
    return ban.until is None or wall_milliseconds() < ban.until


def _network(text: str) -> _Network:
    """The network of an address or network; in IPv6 at least that of one person."""
    found = ip_network(text, strict=False)
    if isinstance(found, IPv4Network):
        return found
    own = found.network_address.ipv4_mapped
    if own is not None:
        return ip_network(own)
    return found if found.prefixlen <= _ONE_PERSON else found.supernet(new_prefix=_ONE_PERSON)


def _is_within(asked: _Network, network: _Network) -> bool:
    return asked.version == network.version and asked.subnet_of(network)  # pyright: ignore[reportArgumentType]  of one version
