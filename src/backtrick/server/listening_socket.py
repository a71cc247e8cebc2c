"""The socket the server listens on, and the addresses people can reach it at."""

from __future__ import annotations

import socket
import sys
from ipaddress import ip_address
from typing import Final

_BACKLOG: Final = 2048
_OTHER_FILES: Final = 200
"""Files for the store, bots, and the reserve for health checks."""
_DOCUMENTATION: Final = "192.0.2.1"
"""An address that belongs to nobody (RFC 5737)."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises OSError if it cannot listen."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, address = found[0][0], found[0][4]
    has_both = family == socket.AF_INET6 and socket.has_dualstack_ipv6() and host == "::"
    return socket.create_server(
        address[:2], family=family, backlog=_BACKLOG, dualstack_ipv6=has_both
    )


def allow_many(connections: int) -> int:
    """Raise the limit of open files as far as useful; returns how many connections that allows.

    Each connection is a file. Besides those of players there are HTTP requests.
    """
    if sys.platform == "win32":
        return 2 * connections
    import resource  # noqa: PLC0415  there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * connections + _OTHER_FILES
    most = max(soft, wanted if hard == resource.RLIM_INFINITY else min(wanted, hard))
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ValueError, OSError):  # a system may have unknown limits
        most = soft
    return most - min(_OTHER_FILES, most // 2)


def addresses_of(listening: socket.socket) -> tuple[str, str | None]:
    """The addresses of the server for this machine and for others; None: not reachable."""
    host, port = listening.getsockname()[:2]
    address = ip_address(host)
    if address.is_unspecified:
        own = address_in_network()
        return _url("localhost", port), None if own is None else _url(own, port)
    if address.is_loopback:
        return _url("localhost" if host == "127.0.0.1" else host, port), None
    return _url(host, port), _url(host, port)


def address_in_network() -> str | None:
    """The address of this machine in its network; None if it has none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            # Connecting a datagram socket sends nothing; it only picks a route.
            asked.connect((_DOCUMENTATION, 9))
            found = asked.getsockname()[0]
    except OSError:
        return None
    return None if ip_address(found).is_loopback else found


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
