"""A client that reads nothing is dropped, and the others play on."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

import pytest

from backtrick.limits import LONGEST_TEXT
from backtrick.server.app import application
from backtrick.server.plain_line import MOST_WAITING
from backtrick.server.rooms import Rooms
from backtrick.server.short_line import ShortLine
from backtrick.settings import ServerSettings
from backtrick.store import open_store
from tests.patience import until

from .client import Client, duel
from .server_process import GENEROUS
from .test_line import BUFFER, go_on, narrow, running

if TYPE_CHECKING:
    import logging
    from collections.abc import AsyncGenerator
    from pathlib import Path

pytestmark = pytest.mark.asyncio
HELLO = b'{"type": "hello", "client": "deaf"}'
TALK = {"text": "😀" * LONGEST_TEXT, "language": "en"}
MOST = MOST_WAITING + 16 * BUFFER
"""Bytes after which a client that reads none is clogged, whatever the system holds for it."""


@asynccontextmanager
async def playing(folder: Path, way: str) -> AsyncGenerator[tuple[Client, Client]]:
    """Two people in a game, on a server in this process."""
    settings = ServerSettings(**cast("dict[str, Any]", GENEROUS))
    store = await open_store(folder / "tables.sqlite")
    rooms = Rooms(store, settings)
    protocol = ShortLine if way == "short" else "websockets-sansio"
    async with (
        running(application(rooms, settings), protocol) as port,
        duel(f"127.0.0.1:{port}") as people,
    ):
        yield people
    await rooms.close()
    await store.close()


@asynccontextmanager
async def deaf(beside: Client) -> AsyncGenerator[None]:
    """A connection that says hello and does not read."""
    sock = narrow(int(beside.address.partition(":")[2]))
    reader, writer = await asyncio.open_connection(sock=sock, limit=1024)
    request = (
        f"GET /api/tables/{beside.table}/socket HTTP/1.1\r\nHost: {beside.address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Authorization: Bearer {beside.guest.token}\r\n\r\n"
    )
    writer.write(request.encode())
    await reader.readuntil(b"\r\n\r\n")  # data sent along with the request would be lost
    writer.write(bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO)
    try:
        yield
    finally:
        writer.close()


def closed(records: list[logging.LogRecord]) -> list[str]:
    """Why connections were closed, by the log."""
    lines = [each for each in records if each.getMessage() == "socket/closed"]
    return [getattr(line, "more", {})["code"] for line in lines]


@pytest.mark.parametrize("way", ["short", "plain"])
async def test_a_client_that_does_not_read_is_dropped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, way: str
) -> None:
    """It neither fills the server's memory nor stops the others."""
    caplog.set_level("DEBUG", "backtrick")
    async with playing(tmp_path, way) as (host, other), deaf(host):
        sent = 0
        while not closed(caplog.records):
            assert sent < MOST
            await asyncio.gather(*(host.send("say", **TALK) for _ in range(20)))
            sent += 20 * len(TALK["text"].encode())
        assert closed(caplog.records) == ["wire/too-slow"]
        await until(lambda: "table/left" in [each.getMessage() for each in caplog.records])
        await go_on(host, other)
