"""Whether the server can do its work: whether it can store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...wire.answers import Health

if TYPE_CHECKING:
    from ...wire.requests import Nothing
    from .endpoints import Call


async def check(call: Call[Nothing, Nothing]) -> Health:
    """Write something to the store; that it could not is told with the code of why."""
    await call.site.rooms.store.check()
    return Health("ok")
