"""The short line: uvicorn's WebSocket, without its queues and tasks.

An ASGI server hands each frame over through a queue and a task, in both directions. A third of what
a move costs would be that; here a frame is taken when it arrives, and written when it is sent.
`short_line_rehearsal` checks that all parts used here are as expected.
"""

from __future__ import annotations

from functools import partial
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.protocol import OPEN

from ..limits import MOST_BYTES
from ..wire.errors import Fault
from .bucket import Bucket
from .close_codes import POLICY
from .line import NAME, frame_in
from .metrics import count_refused_handshake
from .plain_line import MOST_WAITING
from .refusals import INVALID, note_refusal
from .system_lag import system_lag

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled for every platform
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Container

    from websockets.frames import Frame
    from websockets.http11 import Request

    from .frame_budget import FrameBudget, QueuePlace
    from .rota import Rota, RotaPlace

    Take = Callable[[bytes], None]

_FRAMES_A_TURN: Final = 16
"""Frames of one connection that are handled before it is others' turn."""
_DROPPED_AFTER_CLOSING: Final = 64 * 1024
"""Bytes that are read, and dropped, while a client takes note that the connection is closed."""
_ODD_FRAMES: Final = 20
"""Pings, pongs and fragments per second; honest clients send few."""

# The heads of a text frame that is whole, of its last part, and of a ping: RFC 6455, 5.2.
_TEXT: Final = 0x81
_LAST_PART: Final = 0x80
_PING: Final = 0x89
_NONCE: Final = Struct("!Q")
"""What a ping carries; uvicorn's own pings carry four bytes."""
_MASKED: Final = 0x80
"""The bit before the length in frames from clients, which are masked with four bytes."""
_HEAD: Final = 6
"""Bytes before the text of a short frame from a client."""
_SHORTEST_LONG: Final = 126
"""From this length on, the length is encoded differently."""
_SHORTEST_HEAD: Final = 2
_RESERVED: Final = 0x70
_OPCODE: Final = 0x0F
_CONTROL: Final = 0x08
"""The bit of pings, pongs and closes, which are never in fragments."""
_OPCODES: Final = frozenset(Opcode)
_SHORT: Final = Struct("!BB").pack
_LONG: Final = Struct("!BBH").pack
_LONGER: Final = Struct("!BBQ").pack


class ShortLine(WebSocketsSansIOProtocol):
    """A connection that hands frames over as they arrive."""

    _take: Take | None = None
    _budget: FrameBudget | None = None
    _rota: Rota | None = None
    _address = ""
    _odd: Bucket | None = None
    _echoed: Callable[[int], None] | None = None
    """Told about the pings that came back."""
    _is_direct = False
    """Whether no proxy stands between, so that the system knows the whole way."""
    _left_to_drop = _DROPPED_AFTER_CLOSING
    _is_paused = False
    _later: asyncio.Handle | QueuePlace | RotaPlace | None = None
    """When the rest is handled that had to wait."""

    def __init__(self, *arguments: Any, **more: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(*arguments, **more)
        self._rest = bytearray()
        """What has come and is not handled yet: parts of a frame, or too many frames."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)["extensions"][NAME] = {"line": self}
        elif self.client is not None:
            count_refused_handshake(INVALID)
            note_refusal("socket/refused", INVALID, self.client[0])

    def share(self, budget: FrameBudget) -> None:
        """Use up a budget of frames together with others of the same address."""
        self._budget = budget

    def take_turns(self, rota: Rota, address: str) -> None:
        """Let others go first before each long frame, if they wait with theirs."""
        self._rota, self._address = rota, address

    def expect(self, proxies: Container[str]) -> None:
        self._is_direct = self.client is not None and self.client[0] not in proxies

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
        self._forget_handshake()
        self._is_paused, self.read_paused = self._is_paused or self.read_paused, False
        if self._later is None:
            self._go_on()

    def _forget_handshake(self) -> None:
        """Free its headers, which nobody reads any more: 4 KB of the 28 of a connection."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        take = self._take
        if take is None or self._rest or self.close_sent or self.transport.is_closing():
            self._put(data)
        elif (text := self._whole_text(data)) is not None and self._has_budget():
            take(text)
        else:
            self._put(data)

    def _put(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.close_sent or self.transport.is_closing():
            self._drop(data)
        else:
            self._rest += data
            if self._later is None:
                self._go_on()

    def _go_on(self, *, is_paid: bool = False, is_due: bool = False) -> None:
        """Handle frames that have come; if there are too many, let others go first.

        `is_paid`: the budget has been charged with the first one; `is_due`: it has its turn, too.
        """
        self._later = None
        for _ in range(_FRAMES_A_TURN):
            if self.close_sent or self.transport.is_closing():
                self._forget_rest()
                return
            if not (frame := _first_frame(self._rest)):
                self._read_on()
                return
            if self._take is None and not self.queue.empty():
                self._pause()  # until somebody listens
                return
            if not is_due and (place := self._place(frame, is_paid=is_paid)) is not None:
                self._pause()
                self._later = place
                return
            is_paid = is_due = False
            del self._rest[: len(frame)]
            self._handle(frame)
        self._pause()
        self._later = self.loop.call_soon(self._go_on)

    def _place(self, frame: bytes, *, is_paid: bool) -> QueuePlace | RotaPlace | None:
        """Where a frame waits; None if it can be handled now."""
        if self._budget is not None and not is_paid and not self._budget.take():
            return self._budget.wait_for_one(self.loop, partial(self._go_on, is_paid=True))
        if self._rota is None or self._take is None or not _takes_long(frame):
            return None
        return self._rota.place(self._address, partial(self._go_on, is_due=True), self._cost(frame))

    def _cost(self, frame: bytes) -> int:
        """The bytes that are handled with a frame: with the last part of a text, all of it."""
        parts = self.frames if frame[0] == _LAST_PART else ()
        return len(frame) + sum(map(len, parts))

    def _handle(self, frame: bytes) -> None:
        text = None if self._take is None else self._whole_text(frame)
        if text is None or self._take is None:
            super().data_received(frame)
        else:
            self._take(text)

    def _has_budget(self) -> bool:
        return self._budget is None or self._budget.take()

    def _pause(self) -> None:
        self._is_paused = True
        self.transport.pause_reading()

    def _read_on(self) -> None:
        if self._is_paused:
            self._is_paused = False
            self.transport.resume_reading()

    def _drop(self, data: bytes) -> None:
        """Read without parsing, until the client is gone; not for ever."""
        self._left_to_drop -= len(data)
        if self._left_to_drop < 0:
            self.transport.pause_reading()  # until the close timer aborts the connection

    def _forget_rest(self) -> None:
        self._rest.clear()
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text of data that is exactly one short text frame; None otherwise.

        Nearly all that comes is; the parser, which knows all the rest, takes ten times as long.
        """
        if len(data) < _HEAD or data[0] != _TEXT or self.conn.current_size is not None:
            return None
        length = data[1] - _MASKED
        if not 0 <= length < _SHORTEST_LONG or len(data) != _HEAD + length:
            return None
        return apply_mask(data[_HEAD:], data[2:_HEAD])

    def handle_ping(self) -> None:
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._is_bearable():
            return
        if self._echoed is not None and len(event.data) == _NONCE.size:
            self._echoed(_NONCE.unpack(event.data)[0])
        else:
            super().handle_pong(event)  # of uvicorn's own pings

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

    def send_receive_event_to_app(self) -> None:
        if self._take is None and self.conn.state is OPEN:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        # A client may say hello and good-bye in one packet: nobody reads what comes after that.
        if self._take is not None and not self.close_sent:
            self._take(data)

    def send_frame(self, text: bytes) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(_head(len(text)) + text)

    def ping(self, nonce: int, echoed: Callable[[int], None]) -> bool:
        self._echoed = echoed
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(_SHORT(_PING, _NONCE.size) + _NONCE.pack(nonce))
        return True

    def system_lag(self) -> int | None:
        return system_lag(self.transport) if self._is_direct else None

    def charge(self, frames: int) -> None:
        if self._budget is not None:
            self._budget.charge(frames)

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
        self._forget_rest()
        # What comes now is not parsed, so the answer is not seen: the client closes at the end of
        # the stream. (Closing at once could lose what it has not read yet.)
        self.transport.write_eof()
        self._read_on()
        # A client that does not read would never answer, and the connection would stay open.
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    async def flush(self) -> None:
        """Nothing is buffered here."""


def _first_frame(data: bytearray) -> bytes:
    """The first frame of data, if it is whole; all of it, if the parser will refuse the frame."""
    if len(data) < _SHORTEST_HEAD:
        return b""
    if data[0] & _RESERVED or data[0] & _OPCODE not in _OPCODES or not data[1] & _MASKED:
        return bytes(data)
    length, head = data[1] & ~_MASKED, _HEAD
    if length >= _SHORTEST_LONG:
        extra = 2 if length == _SHORTEST_LONG else 8
        if len(data) < _SHORTEST_HEAD + extra:
            return b""
        head += extra
        length = int.from_bytes(data[_SHORTEST_HEAD : _SHORTEST_HEAD + extra], "big")
        if length > MOST_BYTES:
            return bytes(data)
    return bytes(data[: head + length]) if len(data) >= head + length else b""


def _takes_long(frame: bytes) -> bool:
    """Whether it may be a long text, or the last part of one."""
    is_whole_text = frame[0] == _TEXT
    return len(frame) >= _HEAD + _SHORTEST_LONG or not (is_whole_text or frame[0] & _CONTROL)


def _head(length: int) -> bytes:
    if length < _SHORTEST_LONG:
        return _SHORT(_TEXT, length)
    if length < 65536:
        return _LONG(_TEXT, 126, length)
    return _LONGER(_TEXT, 127, length)
