"""How long people wait when something is amiss: a server that ends, a store that does not answer.

    .venv/bin/python -m bench.waits

Each time stands beside another one, as a ratio: the end of a server with open connections beside
that of a server without any, and a store that gives up beside the limit it has for that.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from tests.server.server_process import ServerProcess, serving
from websockets.sync.client import connect

from backtrick.store import StoreError, open_store
from backtrick.store.postgres import OPEN_SECONDS
from backtrick.store.sqlite_file import BUSY_SECONDS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

END_SECONDS = 5.0
"""Within which a server ends, whatever is open."""
MOST = 1.5
"""Of its limit, a store may take so much to give up."""


def ended(server: ServerProcess, signals: int = 1) -> float:
    """Seconds from so many signals to the end."""
    began = monotonic()
    for _ in range(signals - 1):
        server.process.send_signal(signal.SIGTERM)
    server.end()
    return monotonic() - began


def occupy(server: ServerProcess, stack: ExitStack) -> None:
    """Open a table's socket, a connection that asks for nothing, and half a request."""
    guest = server.guest()
    table = guest.post("/api/tables", json={"game": "face-to-face"}).json()["table"]
    host, port = server.address.split(":")
    stack.enter_context(socket.create_connection((host, int(port))))
    half = stack.enter_context(socket.create_connection((host, int(port))))
    half.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
    url = f"ws://{server.address}/api/tables/{table}/socket"
    cookie = {"Cookie": f"guest={guest.cookies['guest']}"}
    playing = stack.enter_context(connect(url, additional_headers=cookie, proxy=None))
    playing.send('{"type":"hello","client":"bench"}')
    playing.recv()


def end_of_a_server(*, is_occupied: bool, signals: int = 1) -> float:
    """Seconds that a server takes to end."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        ExitStack() as stack,
    ):
        if is_occupied:
            occupy(server, stack)
        return ended(server, signals)


async def refusal(ask: Callable[[], Awaitable[object]]) -> float:
    """Seconds until a store says that it cannot."""
    began = monotonic()
    with suppress(StoreError):
        await ask()
    return monotonic() - began


async def locked_file() -> float:
    """Seconds until a write to a locked SQLite file is refused."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder, "a.db"))
        other = sqlite3.connect(Path(folder, "a.db"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        took = await refusal(store.check)
        other.close()
        await store.close()
        return took


async def silent_server() -> float:
    """Seconds until a PostgreSQL server that never answers is given up."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        place = f"postgresql://someone@127.0.0.1:{silent.getsockname()[1]}/x"
        return await refusal(lambda: open_store(place))


def main() -> int:
    """Measure all, and show the ratios."""
    nobody = end_of_a_server(is_occupied=False)
    occupied = end_of_a_server(is_occupied=True)
    twice = end_of_a_server(is_occupied=True, signals=2)
    file, server = asyncio.run(locked_file()), asyncio.run(silent_server())
    table = Table("what", "seconds", "beside", "ratio")
    for what, took, beside, other in (
        ("a server ends, with connections", occupied, "without any", nobody),
        ("the same, told twice", twice, "without any", nobody),
        ("a locked SQLite file", file, "its limit", BUSY_SECONDS),
        ("a silent PostgreSQL server", server, "its limit", OPEN_SECONDS),
    ):
        table.add_row(what, f"{took:.2f}", f"{beside}: {other:.2f}", f"{took / other:.2f}")
    Console(highlight=False).print(table)
    is_well = max(occupied, twice) < END_SECONDS
    is_well &= file < MOST * BUSY_SECONDS and server < MOST * OPEN_SECONDS
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
