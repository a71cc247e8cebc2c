"""Attacks on a server on this machine, each bounded in number and time.

    python -m bench.hostile_attacks frames 127.0.0.1:8017 10 127.0.0.2,127.0.0.3

Run by `bench.hostile`, in a process of its own with low priority, so that the attack slows down the
server and not the clients that are measured.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from time import perf_counter

import httpx
import uvloop
from tests.server.client import Guest

EMPTY = bytes([0x81, 0x80, 0, 0, 0, 0])
"""A text frame without text."""
GOODBYE = bytes([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE8])
"""The frame that closes a connection, with status 1000."""
FLOOD = 11_000 * EMPTY
HELLO = b'{"type":"hello","client":"eve"}'
SOCKETS = 95
GUESTS = 5
BYTES_A_SECOND = 1_000_000
BURST_SECONDS = 2
TYPED = (
    b'{"type":"do","number":%d,"command":{"do":"say","text":"'
    + b"t.w.o h4v3 " * 45
    + b'","language":"pl"}}'
)
SILENT = 1_400
CROWD = 500
SOCKETS_A_GUEST = 20
AT_ONCE = 20
TYPISTS = 24
SIT = b'{"type":"do","number":1,"command":{"do":"sit"}}'
DEAL = b'{"type":"do","number":1,"command":{"do":"deal"}}'
SAY = b'{"type":"do","number":%d,"command":{"do":"say","text":"hello all","language":"en"}}'
HANDSHAKES_A_SECOND = 1_020
FILES_A_SECOND = 300


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


async def visit(address: str, table: str, guest: Guest) -> None:
    """Join a table, wait for its welcome, and go.

    By hand: a WebSocket library takes longer than the server does.
    """
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(_handshake(table, guest).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(_frame(HELLO))
    await reader.readuntil(b'"welcome"')
    writer.write(GOODBYE)
    await reader.read()
    writer.close()


async def burst(target: Target) -> None:
    """95 sockets of 5 guests, 66 kB of empty frames each, all at once; then again."""
    await _floods(target, BURST_SECONDS, 0)


async def frames(target: Target) -> None:
    """The same, one after the other, a megabyte per second."""
    await _floods(target, SOCKETS * len(FLOOD) / BYTES_A_SECOND, len(FLOOD) / BYTES_A_SECOND)


async def _floods(target: Target, every: float, apart: float) -> None:
    guests, table = await _guests(target)
    sources = cycle(target.sources)

    async def flood(number: int, source: str) -> None:
        await asyncio.sleep(number * apart)
        await _flood(target, guests[number % GUESTS], table, source, every)

    await asyncio.gather(*(flood(number, next(sources)) for number in range(SOCKETS)))


async def crowd(target: Target) -> None:
    """500 spectators at one table, 25 guests, who all talk as much as they may."""
    guests, table = await _guests(target, CROWD // SOCKETS_A_GUEST)
    sources = cycle(target.sources)

    async def watch(number: int, source: str) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await target.connect(source)
            writer.write(_handshake(table, guests[number % len(guests)]).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(_frame(HELLO.replace(b"eve", f"eve{number}".encode())))
            reading = asyncio.create_task(_read_all(reader))
            for said in range(1, 1_000_000):
                await asyncio.sleep(0.5 * SOCKETS_A_GUEST if said > 1 else 0.5)
                if target.is_over or writer.is_closing():
                    break
                writer.write(_frame(SAY % said))
            reading.cancel()
            writer.close()

    await asyncio.gather(*(watch(number, next(sources)) for number in range(CROWD)))


async def texts(target: Target) -> None:
    """24 guests, in games of two, who type the longest texts that there are to check."""
    guests, _ = await _guests(target, TYPISTS)
    sources = cycle(target.sources)

    async def talk(guest: Guest, table: str, source: str, first: bytes) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await target.connect(source)
            writer.write(_handshake(table, guest).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(_frame(HELLO))
            reading = asyncio.create_task(_read_all(reader))
            await asyncio.sleep(0.2 if first == DEAL else 0)  # when all have sat down
            writer.write(_frame(first))
            for number in range(2, 1_000_000):
                await asyncio.sleep(0.5 if number == 2 or number > AT_ONCE else 0)
                if target.is_over or writer.is_closing():
                    break
                writer.write(_long_frame(TYPED % number))
            reading.cancel()
            writer.close()

    async with asyncio.TaskGroup() as group:
        for host, other in zip(guests[::2], guests[1::2], strict=True):
            table = await _table(target, host)
            group.create_task(talk(host, table, next(sources), DEAL))
            group.create_task(talk(other, table, next(sources), SIT))


async def _table(target: Target, guest: Guest) -> str:
    async with httpx.AsyncClient(trust_env=False) as http:
        url = f"http://{target.host}:{target.port}/api/tables"
        body = {"game": "quick-easy"}
        return str((await http.post(url, json=body, headers=guest.headers)).json()["table"])


def _long_frame(text: bytes) -> bytes:
    """A text frame of more than 125 bytes."""
    return bytes([0x81, 0xFE, *len(text).to_bytes(2, "big"), 0, 0, 0, 0]) + text


async def _read_all(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65_536):
            pass


def _frame(text: bytes) -> bytes:
    """A short text frame of a client."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def _guests(target: Target, count: int = GUESTS) -> tuple[list[Guest], str]:
    async with httpx.AsyncClient(
        base_url=f"http://{target.host}:{target.port}", trust_env=False
    ) as http:
        found: list[Guest] = []
        for number in range(count):
            answer = (await http.post("/api/guests", json={"name": f"Eve {number}"})).json()
            found.append(Guest(answer["id"], answer["token"], "Eve"))
        body = {"game": "face-to-face"}
        answer = (await http.post("/api/tables", json=body, headers=found[0].headers)).json()
        return found, answer["table"]


async def _flood(target: Target, guest: Guest, table: str, source: str, pause: float) -> None:
    while not target.is_over:
        due = perf_counter() + pause
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await target.connect(source)
            writer.write(_handshake(table, guest).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(_frame(HELLO) + FLOOD)
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(), 2)
            writer.close()
        await asyncio.sleep(max(due - perf_counter(), 0.01))


async def silent(target: Target) -> None:
    """1,400 connections that say nothing; when they are closed, they are opened again."""
    sources = cycle(target.sources)

    async def hold(source: str) -> None:
        while not target.is_over:
            with suppress(OSError, TimeoutError):
                reader, writer = await target.connect(source)
                await asyncio.wait_for(reader.read(1), max(target.until - perf_counter(), 0.01))
                writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*(hold(next(sources)) for _ in range(SILENT)))


async def handshakes(target: Target) -> None:
    """1,020 handshakes a second without a guest."""
    await _steadily(target, HANDSHAKES_A_SECOND, lambda: _handshake("A" * 22, None))


async def files(target: Target) -> None:
    """300 requests a second for the first page."""
    request = f"GET / HTTP/1.1\r\nHost: {target.host}\r\nConnection: close\r\n\r\n"
    await _steadily(target, FILES_A_SECOND, lambda: request)


async def _steadily(target: Target, rate: float, request: Callable[[], str]) -> None:
    asked: set[asyncio.Task[bytes]] = set()
    sources, due = cycle(target.sources), perf_counter()
    while not target.is_over:
        due = max(due + 1 / rate, perf_counter() - 0.1)
        if len(asked) < 200:
            task = asyncio.create_task(target.ask(next(sources), request()))
            asked.add(task)
            task.add_done_callback(asked.discard)
        await asyncio.sleep(max(due - perf_counter(), 0))
    await asyncio.gather(*asked)


def _handshake(table: str, guest: Guest | None) -> str:
    token = "" if guest is None else f"Authorization: Bearer {guest.token}\r\n"
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{token}\r\n"
    )


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "burst": burst,
    "frames": frames,
    "silent": silent,
    "handshakes": handshakes,
    "files": files,
    "crowd": crowd,
    "texts": texts,
}


async def _attack(kind: str, address: str, seconds: float, sources: tuple[str, ...]) -> None:
    host, _, port = address.partition(":")
    await ATTACKS[kind](Target(host, int(port), perf_counter() + seconds, sources))


def main() -> None:
    """Attack as the arguments say."""
    kind, address, seconds, sources = sys.argv[1:]
    os.nice(19)
    uvloop.run(_attack(kind, address, float(seconds), tuple(sources.split(","))))


if __name__ == "__main__":
    main()
