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
from itertools import cycle
from time import perf_counter
from typing import TYPE_CHECKING

import uvloop

from .hostile_clients import HELLO, Target, frame, handshake, new_guests, new_table, read_all
from .hostile_guests import joins, pongs, screens, tokens
from .hostile_requests import (
    chunks,
    lists,
    pipelines,
    proxied,
    puzzles,
    sockets,
    sprints,
    turns,
)

if TYPE_CHECKING:
    from tests.server.client import Guest

EMPTY = bytes([0x81, 0x80, 0, 0, 0, 0])
"""A text frame without text."""
FLOOD = 11_000 * EMPTY
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


async def burst(target: Target) -> None:
    """95 sockets of 5 guests, 66 kB of empty frames each, all at once; then again."""
    await _floods(target, BURST_SECONDS, 0)


async def frames(target: Target) -> None:
    """The same, one after the other, a megabyte per second."""
    await _floods(target, SOCKETS * len(FLOOD) / BYTES_A_SECOND, len(FLOOD) / BYTES_A_SECOND)


async def _floods(target: Target, every: float, apart: float) -> None:
    guests = await new_guests(target, GUESTS)
    table = await new_table(target, guests[0], "face-to-face")
    sources = cycle(target.sources)

    async def flood(number: int, source: str) -> None:
        await asyncio.sleep(number * apart)
        await _flood(target, guests[number % GUESTS], table, source, every)

    await asyncio.gather(*(flood(number, next(sources)) for number in range(SOCKETS)))


async def crowd(target: Target) -> None:
    """500 spectators at one table, 25 guests, who all talk as much as they may."""
    guests = await new_guests(target, CROWD // SOCKETS_A_GUEST)
    table = await new_table(target, guests[0], "face-to-face")
    sources = cycle(target.sources)

    async def watch(number: int, source: str) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await target.connect(source)
            writer.write(handshake(table, guests[number % len(guests)]).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(frame(HELLO.replace(b"eve", f"eve{number}".encode())))
            reading = asyncio.create_task(read_all(reader))
            for said in range(1, 1_000_000):
                await asyncio.sleep(0.5 * SOCKETS_A_GUEST if said > 1 else 0.5)
                if target.is_over or writer.is_closing():
                    break
                writer.write(frame(SAY % said))
            reading.cancel()
            writer.close()

    await asyncio.gather(*(watch(number, next(sources)) for number in range(CROWD)))


async def texts(target: Target) -> None:
    """24 guests, in games of two, who type the longest texts that there are to check."""
    guests = await new_guests(target, TYPISTS)
    sources = cycle(target.sources)

    async def talk(guest: Guest, table: str, source: str, first: bytes) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await target.connect(source)
            writer.write(handshake(table, guest).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(frame(HELLO))
            reading = asyncio.create_task(read_all(reader))
            await asyncio.sleep(0.2 if first == DEAL else 0)  # when all have sat down
            writer.write(frame(first))
            for number in range(2, 1_000_000):
                await asyncio.sleep(0.5 if number == 2 or number > AT_ONCE else 0)
                if target.is_over or writer.is_closing():
                    break
                writer.write(frame(TYPED % number))
            reading.cancel()
            writer.close()

    async with asyncio.TaskGroup() as group:
        for host, other in zip(guests[::2], guests[1::2], strict=True):
            table = await new_table(target, host, "quick-easy")
            group.create_task(talk(host, table, next(sources), DEAL))
            group.create_task(talk(other, table, next(sources), SIT))


async def _flood(target: Target, guest: Guest, table: str, source: str, pause: float) -> None:
    while not target.is_over:
        due = perf_counter() + pause
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await target.connect(source)
            writer.write(handshake(table, guest).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(frame(HELLO) + FLOOD)
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
                await asyncio.wait_for(reader.read(1), target.seconds_left)
                writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*(hold(next(sources)) for _ in range(SILENT)))


async def handshakes(target: Target) -> None:
    """1,020 handshakes a second without a guest."""
    await target.steadily(HANDSHAKES_A_SECOND, lambda: handshake("A" * 22, None))


async def files(target: Target) -> None:
    """300 requests a second for the first page."""
    request = f"GET / HTTP/1.1\r\nHost: {target.host}\r\nConnection: close\r\n\r\n"
    await target.steadily(FILES_A_SECOND, lambda: request)


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "burst": burst,
    "frames": frames,
    "silent": silent,
    "handshakes": handshakes,
    "files": files,
    "crowd": crowd,
    "texts": texts,
    "joins": joins,
    "tokens": tokens,
    "screens": screens,
    "pongs": pongs,
    "chunks": chunks,
    "pipelines": pipelines,
    "lists": lists,
    "sprints": sprints,
    "puzzles": puzzles,
    "turns": turns,
    "sockets": sockets,
    "proxied": proxied,
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
