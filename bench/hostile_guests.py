"""Attacks by guests who do what everybody may do, only far too often."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import count, cycle
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from .hostile_clients import HELLO, Target, frame, handshake, new_guests, new_table, read_all

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.client import Guest

AT_ONCE = 32
GUESTS = 30
SCREENS = 500
TOKENS_A_SECOND = 500
PONG = frame(b'{"type":"pong","nonce":1}')
GOODBYE = bytes([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE8])
"""The frame that closes a connection, with status 1000."""


async def visit(address: str, table: str, guest: Guest) -> None:
    """Join a table, wait for its welcome, and go.

    By hand: a WebSocket library takes longer than the server does.
    """
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    await _visit(reader, writer, handshake(table, guest))


async def _visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, opening: str) -> None:
    try:
        writer.write(opening.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(HELLO))
        await reader.readuntil(b'"welcome"')
        writer.write(GOODBYE)
        await reader.read()
    finally:
        writer.close()


async def joins(target: Target) -> None:
    """30 guests who come to a table and go, as fast as they can."""
    guests = await new_guests(target, GUESTS)
    table = await new_table(target, guests[0], "quick-easy")

    async def come_and_go(guest: Guest, source: str) -> None:
        reader, writer = await target.connect(source)
        await asyncio.wait_for(_visit(reader, writer, handshake(table, guest)), 5)

    await _all_the_time(target, guests, come_and_go)


async def tokens(target: Target) -> None:
    """500 requests a second with tokens that nobody has."""

    def request() -> str:
        return _get(target, "/api/me", token_urlsafe(16))

    await target.steadily(TOKENS_A_SECOND, request)


async def screens(target: Target) -> None:
    """500 screens at one table, where somebody lays a card and takes it back all the time."""
    [guest] = await new_guests(target, 1)
    table = await new_table(target, guest, "face-to-face", bots=["random"], deal=True)
    sources = cycle(target.sources)

    async def watch(source: str) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await target.connect(source)
            writer.write(handshake(table, None).replace("/socket", "/screen").encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(frame(HELLO))
            with suppress(TimeoutError):
                await asyncio.wait_for(read_all(reader), target.seconds_left)
            writer.close()

    async with asyncio.TaskGroup() as group:
        group.create_task(_waver(target, guest, table))
        for _ in range(SCREENS):
            group.create_task(watch(next(sources)))


async def pongs(target: Target) -> None:
    """Answers to pings that nobody has sent, until the connection is closed, over and over."""
    guests = await new_guests(target, GUESTS)
    table = await new_table(target, guests[0], "seven-ate-nine")

    async def flood(guest: Guest, source: str) -> None:
        reader, writer = await target.connect(source)
        writer.write(handshake(table, guest).encode())
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
        writer.write(frame(HELLO) + 2_000 * PONG)
        await asyncio.wait_for(read_all(reader), 2)
        writer.close()

    await _all_the_time(target, guests, flood)


async def _waver(target: Target, guest: Guest, table: str) -> None:
    """Lay a card and take it back, as often as a guest may."""
    with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
        reader, writer = await target.connect(target.sources[0])
        writer.write(handshake(table, guest).encode())
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
        writer.write(frame(HELLO))
        seen = b""
        while b'"legal":["' not in seen:
            seen += await asyncio.wait_for(reader.read(65_536), 5)
        move = seen.partition(b'"legal":["')[2].partition(b'"')[0].decode()
        reading = asyncio.create_task(read_all(reader))
        for number in count(1):
            command = {"do": "take-back"} if number % 2 == 0 else {"do": "move", "move": move}
            do = {"type": "do", "number": number, "command": command}
            writer.write(frame(json.dumps(do).encode()))
            await asyncio.sleep(0.06)
            if target.is_over:
                break
        reading.cancel()
        writer.close()


async def _all_the_time(
    target: Target, guests: list[Guest], do: Callable[[Guest, str], Awaitable[None]]
) -> None:
    people, sources = cycle(guests), cycle(target.sources)

    async def go_on() -> None:
        while not target.is_over:
            with suppress(
                OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError
            ):
                await do(next(people), next(sources))
            await asyncio.sleep(0.01)

    await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))


def _get(target: Target, path: str, token: str) -> str:
    return (
        f"GET {path} HTTP/1.1\r\nHost: {target.host}\r\nAuthorization: Bearer {token}\r\n"
        "Connection: close\r\n\r\n"
    )
