"""Networks as named in settings, and which addresses belong to them."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable


TIMES_WIDER: Final = 8
"""How many times as much as a neighbourhood the network around it may use: it may be a school, or
many phones. And eight attackers together do not slow down the others (`bench.hostile`)."""
_NEIGHBOURS: Final = "::/64"


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


def neighbourhood(address: str) -> str:
    """The key of an address: in IPv6 its /64, because nobody has fewer addresses than that."""
    try:
        parsed = parsed_address(address)
    except ValueError:
        return address
    is_long = isinstance(parsed, IPv6Address)
    return f"{parsed.exploded[:19]}{_NEIGHBOURS}" if is_long else str(parsed)


def network_around(key: str) -> str:
    """The key of the network around a neighbourhood: a customer may have a whole /48 of IPv6.

    Any other key is its own.
    """
    return f"{key[:14]}::/48" if key.endswith(_NEIGHBOURS) else key
