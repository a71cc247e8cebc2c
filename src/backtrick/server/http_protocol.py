"""The protocol of HTTP connections: guarded, or if that does not work, uvicorn's own."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from .logs import log

if TYPE_CHECKING:
    import asyncio

    from .gate import Gate

_PUBLIC_WAY: Final = "h11"


async def http_protocol(gate: Gate) -> type[asyncio.Protocol] | str:
    """The protocol that uvicorn serves HTTP with: behind the gate, if that passes its rehearsal."""
    try:
        # Other versions may lack what these import.
        from .guarded_protocol import GuardedProtocol  # noqa: PLC0415
        from .guarded_rehearsal import try_out  # noqa: PLC0415

        await try_out()
    except Exception as error:  # noqa: BLE001  whatever is different, the public way is there
        log("server/no-gate", level=logging.WARNING, reason=f"{type(error).__name__}: {error}")
        return _PUBLIC_WAY
    return GuardedProtocol.behind(gate)
