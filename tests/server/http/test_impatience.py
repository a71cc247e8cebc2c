"""Connections that never ask for anything are closed; those that do are left alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from uvicorn.server import ServerState

from backtrick.server.http.impatience import Impatient

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


class Hurried(Impatient):
    """The same, for tests that do not want to wait long."""

    head_seconds = 0.3


async def slow(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that takes longer to answer than it is waited for a request."""
    await asyncio.sleep(2 * Hurried.head_seconds)
    await PlainTextResponse("done")(scope, receive, send)


async def talk(*sent: bytes) -> bytes:
    """What comes back until the server closes the connection."""
    config = uvicorn.Config(slow, http=Hurried, lifespan="off", log_config=None)
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: Hurried(config, ServerState(), {}, loop), "127.0.0.1", 0
    )
    async with server:
        port = server.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for piece in sent:
            writer.write(piece)
            await asyncio.sleep(0.01)
        answered = await asyncio.wait_for(reader.read(), 20)
        writer.close()
        return answered


@pytest.mark.parametrize("sent", [(), (b"GET",), (b"GET / HTTP/1.1\r\n", b"Host: x\r\n")])
def test_who_asks_for_nothing_is_left(sent: tuple[bytes, ...]) -> None:
    """No byte, or a request whose head never ends."""
    assert asyncio.run(talk(*sent)) == b""


def test_who_asks_is_answered() -> None:
    """However long the answer takes, also to the second request; after the last it is closed."""
    answered = asyncio.run(talk(REQUEST + REQUEST + b"GET /"))
    assert answered.count(b"done") == 2
