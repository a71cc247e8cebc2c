"""Attacks by HTTP requests of unusual kinds, by sockets that wait, and through a proxy."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import count, cycle
from typing import TYPE_CHECKING

from backtrick.puzzles import SETS, find

from .hostile_clients import HELLO, Target, frame, handshake, new_guests, new_table, read_all

if TYPE_CHECKING:
    from collections.abc import Callable

AT_ONCE = 32
CHUNKS = 10_000 * b"1\r\na\r\n"
PIPELINED = 100
LISTS_A_SECOND = 500
PROXIED_A_SECOND = 500
ASKED_A_SECOND = 500
SPRINT = "game=seven-ate-nine&count=60&seed="
SOCKETS = 500
SOCKETS_A_GUEST = 20


async def chunks(target: Target) -> None:
    """Bodies of 60 kB in chunks of one byte, over and over."""
    head = f"POST /api/guests HTTP/1.1\r\nHost: {target.host}\r\nTransfer-Encoding: chunked\r\n\r\n"
    await _over_and_over(target, lambda: head.encode() + CHUNKS)


async def pipelines(target: Target) -> None:
    """A hundred requests at once on each connection, over and over."""
    request = f"GET /api/games HTTP/1.1\r\nHost: {target.host}\r\n\r\n"
    await _over_and_over(target, lambda: PIPELINED * request.encode())


async def lists(target: Target) -> None:
    """500 requests a second for the public list of tables."""
    request = f"GET /api/tables HTTP/1.1\r\nHost: {target.host}\r\nConnection: close\r\n\r\n"
    await target.steadily(LISTS_A_SECOND, lambda: request)


async def sprints(target: Target) -> None:
    """500 requests a second for the longest sprints, all of them different."""
    seeds = count()
    await target.steadily(
        ASKED_A_SECOND, lambda: _get(target, f"/api/sprint?{SPRINT}{next(seeds)}")
    )


async def puzzles(target: Target) -> None:
    """500 requests a second for all puzzles and their solutions in turn, more than are kept."""
    names = cycle(name for each in SETS.values() for name in each.puzzles)
    kinds = cycle(("", "/solution"))
    await target.steadily(
        ASKED_A_SECOND, lambda: _get(target, f"/api/puzzles/{next(names)}{next(kinds)}")
    )


async def turns(target: Target) -> None:
    """500 tempting turns a second, in all puzzles in turn."""
    written = [name for each in SETS.values() for name in each.puzzles]
    bodies = cycle((name, _tempting(name)) for name in written)
    await target.steadily(ASKED_A_SECOND, lambda: _post_turn(target, *next(bodies)))


def _tempting(name: str) -> str:
    found = find(name)
    return json.dumps({"moves": found.lines["tempting"].split() if found else []})


def _post_turn(target: Target, name: str, body: str) -> str:
    return (
        f"POST /api/puzzles/{name}/turns HTTP/1.1\r\nHost: {target.host}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        f"Connection: close\r\n\r\n{body}"
    )


def _get(target: Target, path: str) -> str:
    return f"GET {path} HTTP/1.1\r\nHost: {target.host}\r\nConnection: close\r\n\r\n"


async def sockets(target: Target) -> None:
    """500 sockets at as many tables as there are guests, all of which send more than they may."""
    guests = await new_guests(target, SOCKETS // SOCKETS_A_GUEST)
    tables = [await new_table(target, guest, "face-to-face") for guest in guests]
    sources = cycle(target.sources)

    async def send(number: int, source: str) -> None:
        guest, table = guests[number % len(guests)], tables[number % len(guests)]
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await target.connect(source)
            writer.write(handshake(table, guest).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(frame(HELLO.replace(b"eve", f"eve{number}".encode())))
            reading = asyncio.create_task(read_all(reader))
            while not target.is_over and not writer.is_closing():
                writer.write(50 * frame(b'{"type":"composing"}'))
                await asyncio.sleep(1)
            reading.cancel()
            writer.close()

    await asyncio.gather(*(send(number, next(sources)) for number in range(SOCKETS)))


async def proxied(target: Target) -> None:
    """500 handshakes a second without a guest, which a trusted proxy passes on for each source."""
    trusted = Target(target.host, target.port, target.until, ("127.0.0.1",))
    clients = cycle(f"203.0.113.{source.rpartition('.')[2]}" for source in target.sources)

    def passed_on() -> str:
        named = f"\r\nX-Forwarded-For: {next(clients)}\r\n\r\n"
        return handshake("A" * 22, None).replace("\r\n\r\n", named)

    await trusted.steadily(PROXIED_A_SECOND, passed_on)


async def _over_and_over(target: Target, request: Callable[[], bytes]) -> None:
    """Send something on new connections, a few at a time, until the time is up."""
    sources = cycle(target.sources)

    async def go_on() -> None:
        for _ in count():
            if target.is_over:
                break
            with suppress(OSError, TimeoutError):
                reader, writer = await target.connect(next(sources))
                writer.write(request())
                await asyncio.wait_for(read_all(reader), min(2, target.seconds_left))
                writer.close()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))
