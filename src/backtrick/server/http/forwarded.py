"""The client for whom a proxy asks, read from the bytes of a request before it is parsed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Container

_END: Final = b"\r\n\r\n"
_NAMED: Final = re.compile(rb"\r\nx-forwarded-for:([^\r\n]*)", re.IGNORECASE)
_PORT: Final = re.compile(r"\[(.+)\](:\d+)?|([^:]+):\d+")


def named_client(data: bytes, proxies: Container[str]) -> str:
    """The client that a trusted proxy names; empty if it names none.

    Every proxy on the way adds the address that it was asked from. So the last one that is not a
    proxy is the client's; what the client itself has written comes before it.
    """
    named = b",".join(_NAMED.findall(data.partition(_END)[0])).decode("latin1")
    addresses = [_without_port(each.strip()) for each in named.split(",")]
    others = (each for each in reversed(addresses) if each not in proxies)
    return next(others, addresses[0])


def _without_port(address: str) -> str:
    found = _PORT.fullmatch(address)
    return (found[1] or found[3]) if found else address
