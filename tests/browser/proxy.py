"""A line between browser and server with any delay, which can be held or cut."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, suppress
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator

Result = TypeVar("Result")

CHUNK = 65_536


class Proxy:
    """Passes on all bytes after a delay, in its own thread."""

    def __init__(self, target: str, delay: float) -> None:
        self._host, _, self._port = target.rpartition(":")
        self._delay = delay
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Event()
        self._free.set()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._call(asyncio.start_server(self._join, "127.0.0.1", 0))

    @property
    def url(self) -> str:
        """Its URL."""
        host, port = self._server.sockets[0].getsockname()
        return f"http://{host}:{port}"

    def hold(self) -> None:
        """From now on nothing arrives at either end."""
        self._loop.call_soon_threadsafe(self._free.clear)

    def release(self) -> None:
        """Deliver what was held."""
        self._loop.call_soon_threadsafe(self._free.set)

    def cut(self) -> None:
        """Refuse all connections from now on."""
        self._call(self._cut())

    def end(self) -> None:
        """Cut it, and let the thread go."""
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _call(self, what: Coroutine[None, None, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(self._host, int(self._port))
        for source, sink in ((reader, there[1]), (there[0], writer)):
            self._writers.add(sink)
            task = self._loop.create_task(self._pass_on(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await source.read(CHUNK):
                await self._free.wait()
                # Each waits from its own arrival: a long line is not a narrow one.
                self._loop.call_later(self._delay, self._write, sink, data)
        self._loop.call_later(self._delay, self._close, sink)

    def _write(self, sink: asyncio.StreamWriter, data: bytes) -> None:
        if not sink.is_closing():
            sink.write(data)

    def _close(self, sink: asyncio.StreamWriter) -> None:
        self._writers.discard(sink)
        sink.close()

    async def _cut(self) -> None:
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def proxy(target: str, delay: float = 0) -> Generator[Proxy]:
    """A line to a server, with seconds of delay each way."""
    line = Proxy(target, delay)
    try:
        yield line
    finally:
        line.end()
