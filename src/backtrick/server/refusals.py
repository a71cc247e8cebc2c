"""Refusals in the log: a few lines, however many there are, with the network they come from.

An address is shortened to its network: the smallest that is routed on its own, which is what an
operator can ban. In IPv4 that is a /24, in IPv6 a /48, usually one customer. It does not tell who
somebody is.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from ipaddress import IPv6Address, ip_network
from typing import Final

from .http.networks import parsed_address
from .logs import log

PERIOD_SECONDS: Final = 10.0
MOST_LINES: Final = 5
"""Lines for new kinds of refusals per period, and as many with sums at its end."""
INVALID: Final = "invalid"
"""The code of what is not even HTTP, or no handshake."""
_MOST_KEPT: Final = 1000
_OTHERS: Final = "others"

_Kind = tuple[str, str, str]
"""An event, a code and a network."""


class Refusals:
    """The refusals of the current period."""

    def __init__(self) -> None:
        self._counts: Counter[_Kind] = Counter()

    def note(self, event: str, code: str, address: str) -> None:
        """Log a refusal, at once or in a sum."""
        kind = event, code, network_of(address)
        if kind not in self._counts and len(self._counts) >= _MOST_KEPT:
            kind = event, code, _OTHERS
        if not self._counts:
            asyncio.get_running_loop().call_later(PERIOD_SECONDS, self._sum_up)
        self._counts[kind] += 1
        if self._counts[kind] == 1 and len(self._counts) <= MOST_LINES:
            _write(kind, 1)

    def _sum_up(self) -> None:
        """Log the most frequent ones, and begin a new period."""
        for kind, count in self._counts.most_common(MOST_LINES):
            if count > 1:
                _write(kind, count)
        self._counts.clear()


def network_of(address: str) -> str:
    """The network of an address: a /24, or in IPv6 a /48."""
    try:
        parsed = parsed_address(address.partition("/")[0])  # it may be a network already
    except ValueError:
        return "unknown"
    return str(ip_network((parsed, 48 if isinstance(parsed, IPv6Address) else 24), strict=False))


def _write(kind: _Kind, count: int) -> None:
    event, code, network = kind
    log(event, level=logging.INFO, code=code, network=network, count=count)


note_refusal: Final = Refusals().note
