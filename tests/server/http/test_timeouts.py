"""Connections that send or read nothing are closed; all others are left alone.

These tests run in virtual time: they need not wait a minute, and no machine is too slow for them.
"""

from __future__ import annotations

import asyncio
import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from uvicorn.server import ServerState

from backtrick.server.http.timeouts import TimedProtocol
from tests.virtual_time import run

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from starlette.types import ASGIApp, Receive, Scope, Send

LONG = 20_000_000
REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


async def slow(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that takes longer to answer than the limit for requests."""
    await asyncio.sleep(2 * TimedProtocol.head_seconds)
    await PlainTextResponse("done")(scope, receive, send)


async def long(scope: Scope, receive: Receive, send: Send) -> None:
    """An application whose answer does not fit into the socket buffers."""
    await PlainTextResponse(b"x" * LONG)(scope, receive, send)


@asynccontextmanager
async def served(app: ASGIApp) -> AsyncGenerator[tuple[int, ServerState]]:
    """An application on a port, and the server's state of its connections."""
    config = uvicorn.Config(app, http=TimedProtocol, lifespan="off", log_config=None)
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    server = await loop.create_server(
        lambda: TimedProtocol(config, state, {}, loop), "127.0.0.1", 0
    )
    async with server:
        yield server.sockets[0].getsockname()[1], state


async def talk(*sent: bytes) -> bytes:
    """Everything received until the server closes the connection."""
    async with served(slow) as (port, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for piece in sent:
            writer.write(piece)
            await asyncio.sleep(0.01)
        answered = await reader.read()
        writer.close()
        return answered


@pytest.mark.parametrize("sent", [(), (b"GET",), (b"GET / HTTP/1.1\r\n", b"Host: x\r\n")])
def test_a_silent_client_is_dropped(sent: tuple[bytes, ...]) -> None:
    """One that sends nothing, or a request whose head never ends."""
    assert run(talk(*sent)) == b""


def test_a_request_is_answered() -> None:
    """However long the answers take; after the last one the connection is closed."""
    answered = run(talk(REQUEST + REQUEST + b"GET /"))
    assert answered.count(b"done") == 2


def test_a_client_that_does_not_read_is_dropped() -> None:
    """Neither the unread answer nor the connection is kept for ever."""

    async def ask() -> None:
        async with served(long) as (port, state):
            with socket.create_connection(("127.0.0.1", port)) as deaf:
                deaf.sendall(REQUEST)
                await asyncio.sleep(TimedProtocol.read_seconds / 2)
                assert state.connections
                await asyncio.sleep(TimedProtocol.read_seconds)
                assert not state.connections

    run(ask())


def test_a_client_that_stops_reading_after_the_last_answer_is_dropped() -> None:
    """Even if so little is left to send that the server no longer buffers it."""

    async def ask() -> None:
        async with served(long) as (port, state):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
            writer.write(REQUEST.replace(b"Host", b"Connection: close\r\nHost"))
            await reader.readexactly(1000)
            (connection,) = state.connections
            transport = connection.transport
            transport.set_write_buffer_limits(LONG, LONG // 2)
            for _ in range(12):  # so long that no other request is expected
                await reader.readexactly(LONG // 60)
                await asyncio.sleep(TimedProtocol.head_seconds / 10)
            while transport.get_write_buffer_size() > LONG // 4:
                await reader.readexactly(1000)
            await asyncio.sleep(3 * TimedProtocol.read_seconds)
            assert not state.connections
            writer.close()

    run(ask())


def test_a_client_that_reads_byte_by_byte_is_dropped() -> None:
    """A long answer would keep its connection for years."""

    async def ask() -> None:
        async with served(long) as (port, state):
            with socket.create_connection(("127.0.0.1", port)) as slow_reader:
                slow_reader.sendall(REQUEST)
                for _ in range(6 * 60):
                    await asyncio.sleep(TimedProtocol.read_seconds / 60)
                    if state.connections:
                        slow_reader.recv(1000)
                assert not state.connections

    run(ask())


def test_a_slow_reader_gets_everything() -> None:
    """As long as it reads enough now and then."""

    async def ask() -> int:
        async with served(long) as (port, _):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(REQUEST)
            count = 0
            while piece := await reader.read(LONG // 20):
                count += len(piece)
                await asyncio.sleep(TimedProtocol.read_seconds / 30)
            writer.close()
            return count

    assert run(ask()) > LONG
