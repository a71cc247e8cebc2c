"""A proxy to a PostgreSQL server that can lose the answer to a commit."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Proxy:
    """Passes on all bytes, until it is told to lose an answer."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.loses_next_answer = False
        """Whether to lose the answer to the next commit, with the connection."""
        self.lost = 0

    async def listen(self) -> asyncio.Server:
        """Wait for connections on a free port."""
        return await asyncio.start_server(self._connect, "127.0.0.1", 0)

    async def _connect(
        self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter
    ) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        answers = asyncio.create_task(self._pass_on(from_server, to_client))
        try:
            while data := await from_client.read(1 << 16):
                if self.loses_next_answer and b"COMMIT" in data:
                    answers.cancel()
                    await asyncio.gather(answers, return_exceptions=True)
                    await self._lose(from_server, to_server, data)
                    break
                to_server.write(data)
        finally:
            answers.cancel()
            for writer in (to_server, to_client):
                await _close(writer)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            writer.write(data)
        writer.close()

    async def _lose(
        self, from_server: asyncio.StreamReader, to_server: asyncio.StreamWriter, data: bytes
    ) -> None:
        """Let the server commit, but drop the answer."""
        self.loses_next_answer = False
        self.lost += 1
        to_server.write(data)
        await from_server.read(1 << 16)


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
