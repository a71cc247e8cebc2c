"""A line between a server and Valkey that can be cut, or fall silent."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ssl


class Proxy:
    """Passes on all bytes, as long as the line is whole."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._flows = asyncio.Event()
        self._flows.set()
        self._is_cut = False
        self._writers: set[asyncio.StreamWriter] = set()

    async def listen(self, secrecy: ssl.SSLContext | None = None) -> asyncio.Server:
        """Wait for connections on a free port, with TLS if there is a context for it."""
        return await asyncio.start_server(self._connect, "127.0.0.1", 0, ssl=secrecy)

    def cut(self) -> None:
        """End all connections, and refuse others."""
        self._is_cut = True
        for writer in self._writers:
            writer.close()

    def hush(self) -> None:
        """Pass on nothing more, and close nothing."""
        self._flows.clear()

    def mend(self) -> None:
        """Pass on everything again, also what has been held back."""
        self._is_cut = False
        self._flows.set()

    async def _connect(self, client: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        if self._is_cut:
            answers.close()
            return
        server, asks = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers |= {answers, asks}
        try:
            await asyncio.gather(self._pass_on(client, asks), self._pass_on(server, answers))
        finally:
            self._writers -= {answers, asks}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._flows.wait()
                writer.write(data)
        writer.close()
