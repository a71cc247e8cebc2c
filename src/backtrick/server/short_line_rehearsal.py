"""A rehearsal of the short line: whether uvicorn and websockets have the parts it needs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from .close_codes import POLICY
from .line import line_of
from .rehearsals import PATIENCE_SECONDS, RehearsalWire, require
from .short_line import ShortLine

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

_OVERRIDDEN: Final = (
    *("handle_connect", "handle_ping", "handle_pong", "handle_cont", "data_received"),
    "send_receive_event_to_app",
)
_LONG: Final = b"long" * 100


async def try_out() -> None:
    """Run a whole exchange over a short line; an error says what is wrong."""
    for name in _OVERRIDDEN:
        getattr(WebSocketsSansIOProtocol, name)
    rehearsal = _Rehearsal()
    async with asyncio.timeout(PATIENCE_SECONDS):
        try:
            await rehearsal.shake_hands()
            rehearsal.check_what_is_taken()
            rehearsal.check_what_is_sent()
            await rehearsal.check_the_end()
        finally:
            await rehearsal.end()


class _Rehearsal:
    """A client and a short line, directly connected."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.is_listening = asyncio.Event()
        self.wire = RehearsalWire()
        self.client = ClientProtocol(parse_uri("ws://nowhere/"))
        config = uvicorn.Config(self.app, ws=ShortLine, interface="asgi3", log_config=None)
        config.load()
        self.line = ShortLine(config, ServerState(), {})
        self.line.connection_made(self.wire)

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read until the connection ends."""
        await receive()
        await send({"type": "websocket.accept"})
        line_of(scope, receive, send).listen(self.taken.append)
        self.is_listening.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def shake_hands(self) -> None:
        self.client.send_request(self.client.connect())
        self.line.data_received(self.sent())
        await self.is_listening.wait()
        self.heard()

    def check_what_is_taken(self) -> None:
        """Frames whole, split, long and in fragments, with a ping in between."""
        self.client.send_text(b"whole")
        self.line.data_received(self.sent())
        self.client.send_text(b"torn")
        torn = self.sent()
        self.line.data_received(torn[:3])
        self.line.data_received(torn[3:])
        self.client.send_text(_LONG)
        self.client.send_text(b"in ", fin=False)
        self.client.send_ping(b"?")
        self.client.send_continuation(b"parts", fin=True)
        self.line.data_received(self.sent())
        require(self.taken == [b"whole", b"torn", _LONG, b"in parts"], "frames are not taken")

    def check_what_is_sent(self) -> None:
        """Frames short and long, sent without waiting."""
        self.line.send_frame(b"short")
        self.line.send_frame(_LONG)
        frames = self.heard()
        texts = [bytes(frame.data) for frame in frames if frame.opcode is Opcode.TEXT]
        require(texts == [b"short", _LONG], "frames are not sent")
        require(Opcode.PONG in {frame.opcode for frame in frames}, "pings are not answered")
        require(not self.line.is_clogged(), "the line is clogged")

    async def check_the_end(self) -> None:
        """A flood of pings leads to a close frame and the end of the stream."""
        for _ in range(100):
            self.client.send_ping(b"!")
        self.line.data_received(self.sent())
        await self.wire.end.wait()
        self.heard()
        received = self.client.close_rcvd
        require(received is not None and received.code == POLICY, "a flood is not seen")

    def sent(self) -> bytes:
        """The bytes the client has sent."""
        return b"".join(self.client.data_to_send())

    def heard(self) -> list[Frame]:
        """Let the client read; return its frames."""
        data, self.wire.written = self.wire.written, b""
        self.client.receive_data(data)
        return [event for event in self.client.events_received() if isinstance(event, Frame)]

    async def end(self) -> None:
        self.line.connection_lost(None)
        await asyncio.gather(*self.line.tasks)
