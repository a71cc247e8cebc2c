"""How long people wait when something goes wrong: a server stops, a store does not answer.

    .venv/bin/python -m bench.waits

Each time is shown as a ratio: stopping a server with open connections against stopping one without,
and the time until a store gives up against its limit.
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
"""The longest a server may take to stop, whatever is open."""
MOST = 1.5
"""The most a store may take to give up, as a multiple of its limit."""


def ended(server: ServerProcess, signals: int = 1) -> float:
    """Seconds from the first signal to the end of the server."""
    began = monotonic()
    for _ in range(signals - 1):
        server.process.send_signal(signal.SIGTERM)
    server.end()
    return monotonic() - began


def occupy(server: ServerProcess, stack: ExitStack) -> None:
    """Open the socket of a table, a connection that sends nothing, and half a request."""
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
    """Seconds a server takes to stop."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        ExitStack() as stack,
    ):
        if is_occupied:
            occupy(server, stack)
        return ended(server, signals)


async def refusal(ask: Callable[[], Awaitable[object]]) -> float:
    """Seconds until a store refuses."""
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
    """Seconds until the store gives up on a PostgreSQL server that never answers."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        place = f"postgresql://someone@127.0.0.1:{silent.getsockname()[1]}/x"
        return await refusal(lambda: open_store(place))


def main() -> int:
    """Measure everything and print the ratios."""
    nobody = end_of_a_server(is_occupied=False)
    occupied = end_of_a_server(is_occupied=True)
    twice = end_of_a_server(is_occupied=True, signals=2)
    file, server = asyncio.run(locked_file()), asyncio.run(silent_server())
    table = Table("what", "seconds", "compared with", "ratio")
    for what, took, beside, other in (
        ("server with connections stops", occupied, "without any", nobody),
        ("the same, after two signals", twice, "without any", nobody),
        ("SQLite file is locked", file, "its limit", BUSY_SECONDS),
        ("PostgreSQL server is silent", server, "its limit", OPEN_SECONDS),
    ):
        table.add_row(what, f"{took:.2f}", f"{beside}: {other:.2f}", f"{took / other:.2f}")
    Console(highlight=False).print(table)
    is_well = max(occupied, twice) < END_SECONDS
    is_well &= file < MOST * BUSY_SECONDS and server < MOST * OPEN_SECONDS
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
