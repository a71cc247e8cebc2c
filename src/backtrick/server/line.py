"""The line to a client, which carries frames between its socket and the server's code.

The short line uses private parts of uvicorn and websockets. If these are not as expected, the plain
line does the same the public way, which takes longer.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, Protocol, cast

from .logs import log
from .plain_line import PlainLine

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Container

    from starlette.types import Message, Receive, Scope, Send

    from .frame_budget import FrameBudget
    from .rota import Rota

NAME: Final = "backtrick.line"
"""The key of a short line among the extensions of a scope."""
_PUBLIC_WAY: Final = "websockets-sansio"


class Line(Protocol):
    """What a connection needs from its socket."""

    def send_frame(self, text: bytes) -> None:
        """Send a frame, in order, without waiting for it."""
        ...

    def ping(self, nonce: int, echoed: Callable[[int], None]) -> bool:
        """Send a ping of the protocol, and call back when it returns; False if that is not done."""
        ...

    def system_lag(self) -> int | None:
        """The longest round trip that the system confirms, in microseconds; None if unknown."""
        ...

    def charge(self, frames: int) -> None:
        """Count a frame as this many more, if frames are budgeted."""
        ...

    def is_clogged(self) -> bool:
        """Whether so much is unread that the client will hardly catch up."""
        ...

    def hang_up(self, status: int, reason: str) -> None:
        """Close the connection."""
        ...


class OpenLine(Line, Protocol):
    """What it takes to serve a socket, from its first frame to its last."""

    async def receive(self) -> Message:
        """The next message from the client, or its disconnection."""
        ...

    def share(self, budget: FrameBudget) -> None:
        """Use up a budget of frames together with others, if the line can wait with them."""
        ...

    def take_turns(self, rota: Rota, address: str) -> None:
        """Let other addresses go first before each long frame, if the line can wait with it."""
        ...

    def expect(self, proxies: Container[str]) -> None:
        """Know which addresses are proxies: the system knows the way to them, not to clients."""
        ...

    def listen(self, take: Callable[[bytes], None]) -> None:
        """From now on, pass on frames as they arrive; some lines still return them instead."""
        ...

    async def flush(self) -> None:
        """Wait a reasonable time until everything is sent; nothing is sent afterwards."""
        ...


def line_of(scope: Scope, receive: Receive, send: Send) -> OpenLine:
    """The line of a client."""
    short = scope.get("extensions", {}).get(NAME)
    return cast("OpenLine", short["line"]) if short else PlainLine(receive, send)


def frame_in(message: Message) -> bytes:
    """The frame that a message of `receive` carries."""
    text = message.get("text")
    return message["bytes"] if text is None else text.encode()


async def websocket_protocol() -> type[asyncio.Protocol] | str:
    """The protocol that uvicorn serves sockets with: the short line, if it passes its rehearsal."""
    try:
        from .short_line import ShortLine  # noqa: PLC0415  other versions may lack what it imports
        from .short_line_rehearsal import try_out  # noqa: PLC0415

        await try_out()
    except Exception as error:  # noqa: BLE001  whatever is different, the public way is there
        log("server/plain-line", level=logging.WARNING, reason=f"{type(error).__name__}: {error}")
        return _PUBLIC_WAY
    return ShortLine
