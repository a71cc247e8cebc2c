"""The plain line: frames go through the queues and tasks of ASGI, which any server has.

It is slower. It can neither count pings and fragments, nor abort the connection to a client that
reads nothing: uvicorn keeps what it has buffered for such a client until the client is gone.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from starlette.types import Message, Receive, Send

    from .frame_budget import FrameBudget
    from .rota import Rota

MOST_WAITING: Final = 256 * 1024
"""The most bytes that wait for a slow reader, which may reconnect and get what it missed."""
_FLUSH_SECONDS: Final = 10
_GONE: Final = "websocket.disconnect"


class PlainLine:
    """A connection through `receive` and `send`."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._receiving: asyncio.Future[Message] | None = None
        self._writing: asyncio.Task[None] | None = None
        self._waiting: deque[tuple[Message, int]] = deque()
        self._waiting_bytes = 0
        self._is_over = asyncio.Event()

    async def receive(self) -> Message:
        if self._receiving is None:
            self._receiving = asyncio.ensure_future(self._receive())
        over = asyncio.ensure_future(self._is_over.wait())
        try:
            await asyncio.wait({self._receiving, over}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            over.cancel()
        if self._is_over.is_set():
            return {"type": _GONE}
        message, self._receiving = self._receiving.result(), None
        return message

    def share(self, budget: FrameBudget) -> None:
        """Nothing changes: uvicorn has parsed the frames already."""

    def take_turns(self, rota: Rota, address: str) -> None:
        """Nothing changes: as in `share`."""

    def expect(self, proxies: Container[str]) -> None:
        """Nothing changes: ASGI does not say what the system knows."""

    def listen(self, take: Callable[[bytes], None]) -> None:
        """Nothing changes: frames still come through `receive`."""

    def send_frame(self, text: bytes) -> None:
        if not self._is_over.is_set():
            self._put({"type": "websocket.send", "text": text.decode()}, len(text))

    def ping(self, nonce: int, echoed: Callable[[int], None]) -> bool:  # noqa: ARG002  as for all
        """ASGI has no pings."""
        return False

    def system_lag(self) -> int | None:
        """ASGI does not say."""
        return None

    def charge(self, frames: int) -> None:
        """Nothing changes: as in `share`."""

    def is_clogged(self) -> bool:
        return self._waiting_bytes > MOST_WAITING

    def hang_up(self, status: int, reason: str) -> None:
        if not self._is_over.is_set():
            self._is_over.set()
            self._put({"type": "websocket.close", "code": status, "reason": reason}, 0)

    def _put(self, message: Message, size: int) -> None:
        self._waiting.append((message, size))
        self._waiting_bytes += size
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Write everything that waits."""
        try:
            while self._waiting:
                message, size = self._waiting.popleft()
                await self._send(message)
                self._waiting_bytes -= size
        except (OSError, RuntimeError):  # the client is gone, or uvicorn has closed the connection
            self._waiting.clear()
            self._is_over.set()

    async def flush(self) -> None:
        self._is_over.set()
        try:
            if self._writing is not None:
                await asyncio.wait({self._writing}, timeout=_FLUSH_SECONDS)
        finally:
            for task in (self._writing, self._receiving):
                if task is not None:
                    task.cancel()
