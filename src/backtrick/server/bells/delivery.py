"""Posting a message to a place that a guest has named: never into the network of the server.

The address is looked up once, checked, and then connected to, so that a name cannot lead elsewhere
in between.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

_SECONDS: Final = 10
_PORTS: Final = {"https": 443, "http": 80}
_LONGEST_LINE: Final = 1024
_NAMES_AT_ONCE: Final = 32
_UNICAST: Final = IPv6Network("2000::/3")
_TUNNELS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))
"""They lead to an address of version 4 that is hidden in the other one."""
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""The same, where a network has only version 6; the last four bytes are the other address."""


class Unreachable(Exception):  # noqa: N818  named like the errors of the games
    """A message that could not be posted."""


def check_place(url: str, *, anywhere: bool) -> SplitResult:
    """The parts of an address; raises ValueError unless it is https (anywhere: or http)."""
    place = urlsplit(url)
    schemes = {"https", "http"} if anywhere else {"https"}
    if place.scheme not in schemes or not place.hostname or "@" in place.netloc or place.fragment:
        raise ValueError("an https address is needed")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError("an address in ASCII is needed")
    if place.port is not None and not anywhere and place.port != _PORTS["https"]:
        raise ValueError("the usual port is needed")
    return place


async def post(url: str, headers: Mapping[str, str], body: bytes, *, anywhere: bool) -> int:
    """Post a message; returns the status of the answer. Raises Unreachable."""
    try:
        place = check_place(url, anywhere=anywhere)
        async with asyncio.timeout(_SECONDS):
            return await _post(place, headers, body, await _address(place, anywhere=anywhere))
    except (OSError, TimeoutError, ValueError, EOFError) as error:
        raise Unreachable(f"{type(error).__name__}: {error}") from None


def is_public(text: str) -> bool:
    """Whether an address is one of the internet, and of a single computer."""
    address = ip_address(text)
    if address in _TRANSLATED:
        address = IPv4Address(address.packed[-4:])
    if address.version == 6 and (
        address not in _UNICAST or any(address in each for each in _TUNNELS)
    ):
        return False
    return address.is_global and not address.is_multicast


async def _address(place: SplitResult, *, anywhere: bool) -> str:
    """The address of a host; all of its addresses must be public."""
    found = await asyncio.get_running_loop().run_in_executor(_names(), _found, place.hostname)
    if not found or not (anywhere or all(map(is_public, found))):
        raise ValueError("not a public address")
    return found[0]


def _found(host: str | None) -> list[str]:
    return [str(each[4][0]) for each in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)]


@cache
def _names() -> ThreadPoolExecutor:
    """Threads that look up names: one that nobody answers for must not stop any other work."""
    return ThreadPoolExecutor(_NAMES_AT_ONCE, "names")


@cache
def _safety() -> ssl.SSLContext:
    """Whom to trust; reading all certificates takes a while."""
    return ssl.create_default_context()


async def _post(place: SplitResult, headers: Mapping[str, str], body: bytes, address: str) -> int:
    is_safe = place.scheme == "https"
    port = place.port or _PORTS[place.scheme]
    name = place.hostname if is_safe else None
    context = _safety() if is_safe else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=name, limit=_LONGEST_LINE
    )
    try:
        path = (place.path or "/") + (f"?{place.query}" if place.query else "")
        fields = {"Host": place.netloc, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [
            f"POST {path} HTTP/1.1",
            *(f"{a}: {b}" for a, b in (fields | dict(headers)).items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        _, status, *_ = (await reader.readline()).split()
        return int(status)
    finally:
        writer.close()
