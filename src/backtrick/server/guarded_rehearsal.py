"""A rehearsal of guarded connections: whether uvicorn has the parts they need."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.server import ServerState

from ..settings import ServerSettings
from .gate import Gate
from .guarded_protocol import GuardedProtocol
from .rehearsals import PATIENCE_SECONDS, RehearsalWire, require

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

_GET = b"GET /%d HTTP/1.1\r\nHost: nowhere\r\n\r\n"
_CHUNKS = b"POST / HTTP/1.1\r\nHost: nowhere\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n"
_UPGRADE = b"GET / HTTP/1.1\r\nHost: nowhere\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"


async def try_out() -> None:
    """Let connections through a gate, in all ways they may take; an error says what is wrong."""
    rehearsal = _Rehearsal()
    async with asyncio.timeout(PATIENCE_SECONDS):
        await rehearsal.check_requests()
        rehearsal.check_bodies()
        rehearsal.check_upgrades()
    rehearsal.check_timeouts()
    require(rehearsal.gate.counts.total == 0, "connections are not counted")


class _Rehearsal:
    """Connections of a server that answers everybody with their path."""

    def __init__(self) -> None:
        self.gate = Gate(ServerSettings(), 10)
        protocol = GuardedProtocol.behind(self.gate)
        config = uvicorn.Config(
            self.app, http=protocol, ws=_Upgraded, interface="asgi3", log_config=None
        )
        config.load()
        self.connection = partial(protocol, config, ServerState(), {})
        self.answered = asyncio.Semaphore(0)

    async def app(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Answer with the path."""
        body = str(scope["path"]).encode()
        headers = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})
        self.answered.release()

    async def check_requests(self) -> None:
        """Two requests at once are answered in turn, and the connection counts until its end."""
        wire, connection = self.begun()
        require(self.gate.counts.total == 1, "connections are not counted")
        connection.data_received(_GET % 1 + _GET % 2)
        for _ in range(2):
            await self.answered.acquire()
        require(b"/1HTTP/1.1 200 OK" in wire.written, "requests are not answered")
        require(wire.written.endswith(b"/2"), "requests are not answered in turn")
        connection.connection_lost(None)

    def check_bodies(self) -> None:
        """A body without a length is refused, and its connection closed."""
        wire, connection = self.begun()
        connection.data_received(_CHUNKS)
        require(wire.written.startswith(b"HTTP/1.1 411 "), "bodies in chunks are not refused")
        require(wire.is_closing(), "refused connections are not closed")
        connection.connection_lost(None)

    def check_upgrades(self) -> None:
        """A handshake is passed on, and its connection still counts."""
        wire, connection = self.begun()
        connection.data_received(_UPGRADE)
        socket = wire.get_protocol()
        require(isinstance(socket, _Upgraded) and socket.asked, "handshakes are not passed on")
        require(self.gate.counts.total == 1, "sockets are not counted")
        socket.connection_lost(None)

    def check_timeouts(self) -> None:
        """A connection without a request can be given up."""
        wire, connection = self.begun()
        connection.give_up()
        require(wire.is_closing(), "silent connections are not closed")
        connection.connection_lost(None)

    def begun(self) -> tuple[RehearsalWire, GuardedProtocol]:
        """A connection that was let in."""
        wire, connection = RehearsalWire(), self.connection()
        connection.connection_made(wire)
        return wire, connection


class _Upgraded(asyncio.Protocol):
    """What a handshake is passed on to."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, object]
    ) -> None:
        del config, server_state, app_state
        self.asked = b""

    def data_received(self, data: bytes) -> None:
        self.asked += data
