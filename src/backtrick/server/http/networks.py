"""Networks as named in settings, and which addresses belong to them."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class Networks:
    """Addresses and networks; `*` is all."""

    def __init__(self, names: Iterable[str]) -> None:
        every = set(names)
        self._has_all = "*" in every
        self._networks = [ip_network(name, strict=False) for name in every - {"*"}]

    def __contains__(self, address: str) -> bool:
        if self._has_all:
            return True
        try:
            parsed = ip_address(address)
        except ValueError:  # a proxy may send anything
            return False
        if isinstance(parsed, IPv6Address):
            parsed = parsed.ipv4_mapped or parsed
        return any(parsed in network for network in self._networks)
