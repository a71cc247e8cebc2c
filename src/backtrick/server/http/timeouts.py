"""HTTP timeouts: for a request to arrive, and for its answer to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    import asyncio

    import h11


class TimedProtocol(H11Protocol):
    """A connection that is closed if requests are incomplete or answers are not read."""

    head_seconds = 15.0
    """Seconds for a request to arrive, from the start of the connection or the last answer."""
    read_seconds = 60.0
    """Seconds for the client to read all that was sent, or at least this much of it:"""
    least_read = 64 * 1024
    """Bytes. So no answer takes for ever, even if it is read byte by byte."""
    _waiting: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._come_loose()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._be_stuck()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.transport.is_closing():  # the rest has to be read as well
            self._be_stuck()
        else:
            self._come_loose()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        self._come_loose()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self.head_seconds, self.give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    def give_up(self) -> None:
        """Close, unless a request is being answered, which has its own timeout."""
        # None before the first request, whatever its type says.
        if getattr(self.cycle, "response_complete", True):
            self.transport.close()
            self._be_stuck()  # the rest of the last answer is sent first

    def _be_stuck(self) -> None:
        """Abort the connection, unless the client keeps reading fast enough."""
        self._come_loose()
        left = self.transport.get_write_buffer_size()
        self._stuck = self.loop.call_later(self.read_seconds, self._check_reading, left)

    def _check_reading(self, before: int) -> None:
        """Abort the connection if too little was read since."""
        if before - self.transport.get_write_buffer_size() >= self.least_read:
            self._be_stuck()
        else:
            self.transport.abort()

    def _come_loose(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
