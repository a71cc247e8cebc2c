"""The cost of idle connections, each at its own table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.server.client import new_guest, open_table
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from .servers import Server

_AT_ONCE = 50


async def memory_of_idle(server: Server, count: int) -> float:
    """Kilobytes of server memory per connection, with this many idle ones."""
    guest = await new_guest(server.address)

    async def look_on() -> object:
        table = await open_table(server.address, guest, "face-to-face")
        url = f"ws://{server.address}/api/tables/{table}/socket"
        socket = await connect(url, additional_headers=guest.headers, compression=None, proxy=None)
        await socket.send('{"type": "hello", "client": "idle"}')
        await socket.recv()
        return socket

    sockets = [await look_on() for _ in range(_AT_ONCE)]
    before = server.kilobytes()
    for _ in range(count // _AT_ONCE):
        sockets += await asyncio.gather(*(look_on() for _ in range(_AT_ONCE)))
    return (server.kilobytes() - before) / count
