"""Clients of an attacker: connections from several addresses, and frames written by hand."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from time import perf_counter
from typing import TYPE_CHECKING

import httpx
from tests.server.client import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

HELLO = b'{"type":"hello","client":"eve"}'


@dataclass(frozen=True)
class Target:
    """A server, and how it is attacked."""

    host: str
    port: int
    until: float
    sources: tuple[str, ...]

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return perf_counter() >= self.until

    @property
    def seconds_left(self) -> float:
        """How long it goes on."""
        return max(self.until - perf_counter(), 0.01)

    async def connect(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from an address of this machine."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))

    async def ask(self, source: str, request: str) -> bytes:
        """The beginning of the answer to a request; empty if there is none."""
        try:
            reader, writer = await self.connect(source)
        except OSError:
            return b""
        try:
            writer.write(request.encode())
            return await asyncio.wait_for(reader.read(200), 5)
        except (OSError, TimeoutError):
            return b""
        finally:
            writer.close()

    async def steadily(self, rate: float, request: Callable[[], str]) -> None:
        """Send this many requests per second, until the time is up."""
        asked: set[asyncio.Task[bytes]] = set()
        sources, due = cycle(self.sources), perf_counter()
        while not self.is_over:
            due = max(due + 1 / rate, perf_counter() - 0.1)
            if len(asked) < 200:
                task = asyncio.create_task(self.ask(next(sources), request()))
                asked.add(task)
                task.add_done_callback(asked.discard)
            await asyncio.sleep(max(due - perf_counter(), 0))
        await asyncio.gather(*asked)


async def new_guests(target: Target, count: int) -> list[Guest]:
    """This many new guests."""
    found: list[Guest] = []
    async with _http(target) as http:
        for number in range(count):
            answer = (await http.post("/api/guests", json={"name": f"Eve {number}"})).json()
            found.append(Guest(answer["id"], answer["token"], "Eve"))
    return found


async def new_table(target: Target, guest: Guest, game: str, **more: object) -> str:
    """A new table."""
    async with _http(target) as http:
        body = {"game": game, **more}
        return str(
            (await http.post("/api/tables", json=body, headers=guest.headers)).json()["table"]
        )


def _http(target: Target) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://{target.host}:{target.port}", trust_env=False)


def handshake(table: str, guest: Guest | None) -> str:
    """The request that opens a socket."""
    token = "" if guest is None else f"Authorization: Bearer {guest.token}\r\n"
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{token}\r\n"
    )


def frame(text: bytes) -> bytes:
    """A text frame of a client, masked with zeros."""
    size = len(text)
    length = [0x80 | size] if size < 126 else [0xFE, *size.to_bytes(2, "big")]
    return bytes([0x81, *length, 0, 0, 0, 0]) + text


async def read_all(reader: asyncio.StreamReader) -> None:
    """Read until the connection ends."""
    with suppress(OSError):
        while await reader.read(65_536):
            pass
