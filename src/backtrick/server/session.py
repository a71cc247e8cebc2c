"""One connection to a table: reads its messages, and writes what it is told.

It is plain ASGI: a framework's wrapper would take a third of the time of a move.
"""

from __future__ import annotations

import asyncio
from collections import deque
from statistics import median_low
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..wire import outbound
from ..wire.inbound import Do, Hello, Pong, decode
from ..wire.outbound import Bye, Ping, Refused
from .clock import microseconds
from .closing import GOING_AWAY, POLICY, TOO_SLOW
from .quotas import Bucket

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping
    from typing import TypeAlias

    from ..games.seats import Seat
    from ..store import Guest
    from ..wire.outbound import Outbound
    from .hub import Hub
    from .live import LiveTable

    Message: TypeAlias = MutableMapping[str, Any]
    Receive: TypeAlias = Callable[[], Awaitable[Message]]
    Send: TypeAlias = Callable[[Message], Awaitable[None]]


_HELLO_SECONDS: Final = 10
_MOST_WAITING: Final = 256
"""Frames that wait for a slow reader; it may connect again and will get the gap."""
_MOST_MISTAKES: Final = 10
_PINGS_KEPT: Final = 5


class Session:
    """A client's connection to a table."""

    def __init__(self, guest: Guest, hub: Hub) -> None:
        self.guest = guest
        self.client = ""
        self.seat: Seat | None = None
        self._hub = hub
        self._bucket = Bucket(hub.settings.commands_a_second)
        self._mistakes = 0
        self._out: deque[str] = deque()
        self._loop = asyncio.get_running_loop()
        self._wake: asyncio.Future[None] | None = None
        """What the writer waits for, if it does: a bare future, for every frame goes this way."""
        self.closing: tuple[int, str] | None = None
        self._pings: dict[int, int] = {}
        self._lags: deque[int] = deque(maxlen=_PINGS_KEPT)

    @property
    def lag(self) -> int:
        """The round trip, in microseconds, as the server has measured it lately."""
        return median_low(self._lags) if self._lags else 0

    def push(self, message: Outbound) -> None:
        """Send a message, in order, without waiting for it."""
        self.push_text(outbound.encode(message).decode())

    def push_text(self, text: str) -> None:
        """Send a message that is encoded already."""
        if self.closing is None:
            self._out.append(text)
            self._wake_up()
            if len(self._out) > _MOST_WAITING:
                self._out.clear()
                self.close(TOO_SLOW, "wire/too-slow")

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def refuse(self, number: int, code: str, detail: str = "") -> None:
        """Say that a command was not carried out."""
        self.push(Refused(number, code, detail))

    def close(self, status: int, code: str, again: int = 0) -> None:
        """Say why, and close."""
        if self.closing is None:
            self.push(Bye(code, again))
            self.closing = (status, code)
            self._wake_up()

    def ping(self) -> None:
        """Measure the lag."""
        if len(self._pings) < 2 * _PINGS_KEPT:
            token = self._hub.random_token()
            self._pings[token] = microseconds()
            self.push(Ping(token))

    async def write(self, send: Send) -> None:
        """Write what there is to write, until the connection ends."""
        while True:
            while self._out:
                await send({"type": "websocket.send", "text": self._out.popleft()})
            if self.closing is not None:
                status, code = self.closing
                await send({"type": "websocket.close", "code": status, "reason": code})
                return
            self._wake = self._loop.create_future()
            await self._wake

    async def read(self, live: LiveTable, receive: Receive) -> None:
        """Carry out what comes, until the connection ends."""
        while self.closing is None:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            self._take(live, message, microseconds())

    def _take(self, live: LiveTable, message: Message, arrived: int) -> None:
        told = self.understand(message)
        if type(told) is Do:
            if not self._bucket.take():
                self.refuse(told.number, "wire/too-fast")
                self._count_mistake()
                return
            live.ask(self, told.number, told.command, self._hub.asked(live, self, told, arrived))
        elif type(told) is Pong:
            sent = self._pings.pop(told.token, None)
            if sent is not None:
                self._lags.append(arrived - sent)
        elif told is not None:
            self._mistaken("wire/bad-message", "hello is said once")

    def understand(self, message: Message) -> Hello | Do | Pong | None:
        """The message in a frame; None, and a refusal to its sender, if it is none."""
        text = message.get("text")
        try:
            return decode(text if text is not None else message["bytes"])
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._mistaken("wire/bad-message", str(error))
            return None

    def _mistaken(self, code: str, detail: str) -> None:
        self.refuse(0, code, detail[:200])
        self._count_mistake()

    def _count_mistake(self) -> None:
        """Who goes on with nonsense is shown the door."""
        self._mistakes += 1
        if self._mistakes > _MOST_MISTAKES:
            self.close(POLICY, "wire/too-many-mistakes")


async def serve_socket(hub: Hub, guest: Guest, table: str, receive: Receive, send: Send) -> None:
    """Serve a guest's connection to a table, from the handshake to the end."""
    await receive()
    await send({"type": "websocket.accept"})
    session = Session(guest, hub)
    writer = asyncio.create_task(session.write(send))
    try:
        await _serve(hub, session, table, receive)
    finally:
        session.close(GOING_AWAY, "wire/closed")
        await _end(writer)


async def _serve(hub: Hub, session: Session, table: str, receive: Receive) -> None:
    try:
        message = await asyncio.wait_for(receive(), _HELLO_SECONDS)
    except TimeoutError:
        message = {"type": "websocket.receive", "text": ""}
    if message["type"] != "websocket.receive":
        return
    hello = session.understand(message)
    if not isinstance(hello, Hello):
        session.close(POLICY, "wire/hello-first")
        return
    live = await hub.join(session, table, hello)
    if live is None:
        return
    try:
        await session.read(live, receive)
    finally:
        hub.leave(session, live)


async def _end(writer: asyncio.Task[None]) -> None:
    """Let the last words be written, if they can be."""
    done, _ = await asyncio.wait([writer], timeout=1)
    if not done:
        writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)
