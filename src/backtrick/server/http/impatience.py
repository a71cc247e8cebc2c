"""HTTP that does not wait for ever: who opens a connection has to ask for something, and soon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    import asyncio

    import h11


class Impatient(H11Protocol):
    """A connection that is closed unless whole requests come."""

    head_seconds = 15.0
    """Within which a request has to come, since the connection was made or the last answer."""
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self.head_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    def _give_up(self) -> None:
        """Close, unless a request is being answered: that is waited for elsewhere."""
        # Before the first request there is none, whatever its type says.
        if getattr(self.cycle, "response_complete", True):
            self.transport.close()
