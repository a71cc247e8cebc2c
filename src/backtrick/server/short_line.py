"""The short line: uvicorn's WebSocket, without its queues and tasks.

An ASGI server hands each frame over through a queue and a task, in both directions. A third of what
a move costs would be that; here a frame is taken when it arrives, and written when it is sent.
`short_line_trial` checks that all parts used here are as expected.
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from ..wire.errors import Fault
from .close_codes import POLICY
from .line import NAME, frame_in
from .plain_line import MOST_WAITING
from .quotas import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled for every platform
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.frames import Frame
    from websockets.http11 import Request

    Take = Callable[[bytes], None]

_PIECE: Final = 4 * 1024
"""Bytes that the parser gets at once, so that a flood of tiny frames does not block others."""
_READ_AFTER_CLOSING: Final = 64 * 1024
"""The answer to a closing frame must come within this many bytes."""
_ODD_FRAMES: Final = 20
"""Pings, pongs and fragments per second; honest clients send few."""

# The head of an unfragmented text frame from a server: RFC 6455, 5.2.
_TEXT: Final = 0x81
_MASKED: Final = 0x80
"""The bit before the length in frames from clients, which are masked with four bytes."""
_HEAD: Final = 6
"""Bytes before the text of a short frame from a client."""
_SHORTEST_LONG: Final = 126
"""From this length on, the length is encoded differently."""
_SHORT: Final = Struct("!BB").pack
_LONG: Final = Struct("!BBH").pack
_LONGER: Final = Struct("!BBQ").pack


class ShortLine(WebSocketsSansIOProtocol):
    """A connection that hands frames over as they arrive."""

    _take: Take | None = None
    is_torn = False
    """Whether the parser is in the middle of a frame or message."""
    _odd: Bucket | None = None
    _left_to_read = _READ_AFTER_CLOSING

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)["extensions"][NAME] = {"line": self}

    def listen(self, take: Take) -> None:
        """Hand over frames as they arrive from now on, after those that already wait."""
        waiting: list[Any] = []
        while not self.queue.empty():
            waiting.append(self.queue.get_nowait())
        for message in waiting:
            if message["type"] == "websocket.receive":
                take(frame_in(message))
            else:
                self.queue.put_nowait(message)
        self._take = take
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self._take is None or self.is_torn or self.close_sent or self.conn.state is not OPEN:
            self._parse(data)
        elif (text := _whole_text(data)) is not None:
            self._take(text)
        else:
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        """Pass data to the parser, unless the connection is closing."""
        for start in range(0, len(data), _PIECE):
            piece = data[start : start + _PIECE]
            if self.close_sent:
                self._left_to_read -= len(piece)
            if self._left_to_read < 0:
                self.transport.pause_reading()  # until the close timer aborts the connection
            if self._left_to_read < 0 or self.transport.is_closing():
                return
            super().data_received(piece)
        self.is_torn = not self._is_between_frames()

    def handle_ping(self) -> None:
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        """Whether the client may send one more odd frame; if not, hang up."""
        if self._odd is None:  # most connections never need one
            self._odd = Bucket(_ODD_FRAMES)
        if self._odd.take():
            return True
        self.hang_up(POLICY, Fault.TOO_FAST.code)
        return False

    def _is_between_frames(self) -> bool:
        """Whether only whole messages have come so far, so that the parser expects a new one."""
        if self.conn.current_size is not None:
            return False
        waiting: Any = self.conn.parser
        while (inner := waiting.gi_yieldfrom) is not None:
            waiting = inner
        return waiting.__name__ == "at_eof"

    def send_receive_event_to_app(self) -> None:
        if self._take is None and self.conn.state is OPEN:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        # A client may say hello and good-bye in one packet: nobody reads what comes after that.
        if self._take is not None and not self.close_sent:
            self._take(data)

    def send_frame(self, text: bytes) -> None:
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)

    def is_clogged(self) -> bool:
        # Usually everything is written at once, and checking the event is much cheaper.
        if self.writable.is_set():
            return False
        return self.transport.get_write_buffer_size() > MOST_WAITING

    def hang_up(self, status: int, reason: str) -> None:
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": status, "reason": reason})
        self.conn.send_close(status, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        # A client that does not read would never answer, and the connection would stay open.
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    async def flush(self) -> None:
        """Nothing is buffered here."""


def _whole_text(data: bytes) -> bytes | None:
    """The text of data that is exactly one short text frame; None otherwise.

    Nearly all that comes is; the parser, which knows all the rest, takes ten times as long.
    """
    if len(data) < _HEAD or data[0] != _TEXT:
        return None
    length = data[1] - _MASKED
    if not 0 <= length < _SHORTEST_LONG or len(data) != _HEAD + length:
        return None
    return apply_mask(data[_HEAD:], data[2:_HEAD])


def _head(length: int) -> bytes:
    if length < _SHORTEST_LONG:
        return _SHORT(_TEXT, length)
    if length < 65536:
        return _LONG(_TEXT, 126, length)
    return _LONGER(_TEXT, 127, length)
