"""What several servers tell each other. A single server needs none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .local import LocalRelay
from .port import Relay

if TYPE_CHECKING:
    from .port import Kinds

__all__ = ["LocalRelay", "Relay", "open_relay"]


def open_relay(url: str, server: str, kinds: Kinds) -> Relay:
    """A relay for a server that understands these kinds of messages; no URL: it is alone."""
    if not url:
        return LocalRelay(server)
    from .valkey import ValkeyRelay  # noqa: PLC0415  a single server does without the library

    return ValkeyRelay(server, url, kinds)
