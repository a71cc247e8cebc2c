"""Health checks: whether the server is alive, can store events, and wants more clients."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...wire.answers import Health
from ...wire.errors import Fault
from .problems import Problem

if TYPE_CHECKING:
    from ...wire.requests import Empty
    from .endpoints import Call


async def check(call: Call[Empty, Empty]) -> Health:
    """Write to the store, unless that was tried just now; a failure is reported with its code."""
    await call.site.checked.get()
    return Health("ok")


async def is_live(_call: Call[Empty, Empty]) -> Health:
    """The event loop answers; otherwise nobody would, and only a restart helps."""
    return Health("ok")


async def is_ready(call: Call[Empty, Empty]) -> Health:
    """The server can store events, and is not about to stop."""
    if call.site.rooms.is_draining:
        raise Problem(503, Fault.RESTARTS.code, "the server is stopping", wait=2)
    return await check(call)
