"""A server of the tests' own that leaves no connection open, even if a client was killed."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter
    from collections.abc import AsyncGenerator, Awaitable, Callable


@asynccontextmanager
async def local_server(
    serve: Callable[[StreamReader, StreamWriter], Awaitable[None]],
) -> AsyncGenerator[str]:
    """Serve each connection until the block ends; yields the address."""
    serving: set[asyncio.Task[None]] = set()

    async def connected(reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        serving.add(task)
        try:
            # Clients that end early: servers are killed, and give up waiting.
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                await serve(reader, writer)
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
            serving.discard(task)

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in (left := [*serving]):
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
