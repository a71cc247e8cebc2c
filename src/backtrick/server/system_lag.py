"""The round trip of a connection as the operating system knows it.

The system acknowledges what it receives by itself. So no program can make this longer by answering
late: it is an upper bound for what a client pretends. Behind a proxy it would be the way to the
proxy only, so nobody asks there.
"""

from __future__ import annotations

import socket
from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import asyncio

_LENGTH: Final = 152
"""Bytes of Linux's `struct tcp_info` up to the shortest round trip; old systems have fewer."""
_ROUND_TRIPS: Final = Struct("=68xI76xI").unpack
"""The smoothed round trip, and the shortest of the last minutes, in microseconds."""
_UNKNOWN: Final = 0xFFFFFFFF
_SLACK: Final = 4_000
"""Microseconds that any line varies by."""


def system_lag(transport: asyncio.Transport) -> int | None:
    """The longest round trip that the system can confirm, in microseconds; None if it has none."""
    kind, connection = getattr(socket, "TCP_INFO", None), transport.get_extra_info("socket")
    if kind is None or connection is None:
        return None
    try:
        known: bytes = connection.getsockopt(socket.IPPROTO_TCP, kind, _LENGTH)
    except OSError:  # no TCP, or closed meanwhile
        return None
    return _longest(known)


def _longest(known: bytes) -> int | None:
    """The smoothed round trip, as far as the shortest one makes it credible.

    A program can let the system wait with acknowledgements, for some hundredths of a second. A line
    that varies a lot is credited with half as much again as it needs at its best.
    """
    if len(known) < _LENGTH:
        return None
    smoothed, shortest = _ROUND_TRIPS(known)
    if not smoothed or shortest == _UNKNOWN:
        return None
    return min(smoothed, shortest + shortest // 2 + _SLACK)
