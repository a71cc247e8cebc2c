"""Networks as named in settings, and which addresses belong to them."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def parsed_address(text: str) -> IPv4Address | IPv6Address:
    """An address, IPv4 even if written as IPv6; ValueError if it is none.

    On a local network it may come with a zone, as in `fe80::1%eth0`, which is of no interest.
    """
    parsed = ip_address(text.partition("%")[0])
    return (parsed.ipv4_mapped or parsed) if isinstance(parsed, IPv6Address) else parsed


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
            parsed = parsed_address(address)
        except ValueError:  # a proxy may send anything
            return False
        return any(parsed in network for network in self._networks)
