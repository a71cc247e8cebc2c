"""The health check: whether the server can store events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...wire.answers import Health

if TYPE_CHECKING:
    from ...wire.requests import Empty
    from .endpoints import Call


async def check(call: Call[Empty, Empty]) -> Health:
    """Write to the store; a failure is reported with its code."""
    await call.site.rooms.store.check()
    return Health("ok")
