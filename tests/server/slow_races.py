"""Races over real sockets and slow lines: a proxy that delays, and two equally quick players."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE
from backtrick.table.events import Offer

from .client import Client, RefusedError, fitting_card, new_guest, open_table

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

Contest: TypeAlias = tuple[int, list[Offer]]
"""Who was first, and all cards that were laid for the same middle card."""
CARDS = 12
"""After this many middle cards, a race has shown what there is to see."""
HAND = 15
"""Cards in hand with which there is mostly one that fits."""
QUICKEST, SLOWEST = 0.08, 0.16
"""Between these is the time, in seconds, that both need to see a card and to lay theirs."""


@asynccontextmanager
async def slow_line(address: str, seconds: float, source: str = "127.0.0.1") -> AsyncGenerator[str]:
    """A proxy before the server, through which a round trip takes so much longer; its address.

    To the server it comes from another one, `source`.
    """
    host, _, port = address.partition(":")

    writers: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection(
            host, int(port), local_addr=(source, 0)
        )
        writers.extend((writer, there_writer))
        await asyncio.gather(
            _carry(reader, there_writer, seconds / 2), _carry(there_reader, writer, seconds / 2)
        )

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        for writer in writers:
            writer.close()
        await asyncio.gather(*(each.wait_closed() for each in writers), return_exceptions=True)


async def _carry(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seconds: float
) -> None:
    """Hand on what comes, each piece after the same delay."""
    loop = asyncio.get_running_loop()
    with suppress(OSError):
        while data := await reader.read(65_536):
            loop.call_later(seconds, writer.write, data)
    loop.call_later(seconds, writer.close)


async def contests(
    address: str, lags: tuple[float, float], *, tables: int, other: str = ""
) -> list[Contest]:
    """Several races at once, between the same two lags, in seconds; the second may be elsewhere."""
    async with slow_line(address, lags[0]) as quick, slow_line(other or address, lags[1]) as slow:
        found = await asyncio.gather(*(race((quick, slow), number) for number in range(tables)))
    return [each for some in found for each in some]


async def race(addresses: tuple[str, str], number: int) -> list[Contest]:
    """A race between two who are equally quick, through two lines."""
    guests = [await new_guest(address) for address in addresses]
    table = await open_table(
        addresses[0], guests[0], SEVEN_ATE_NINE.id, {"players": 2, "miss_penalty": 0}
    )
    first, second = (
        Client(address, guest, table) for address, guest in zip(addresses, guests, strict=True)
    )
    async with first, second:
        await second.do("sit")
        await asyncio.gather(
            *(client.until(partial(_is_known, client)) for client in (first, second))
        )
        await first.do("deal")
        await second.until(lambda: bool(second.game))
        await asyncio.gather(*(_draw_some(client) for client in (first, second)))
        racers = [asyncio.create_task(_race(client, number)) for client in (first, second)]
        await first.until(lambda: _is_enough(first, second))
        for racer in racers:
            racer.cancel()
        await asyncio.gather(*racers, return_exceptions=True)
    return _contests(first.events)


def _is_known(client: Client) -> bool:
    """Whether the server has had an answer by which it knows the lag."""
    return client.pings > 1


def _is_enough(*clients: Client) -> bool:
    """Whether the race has gone on long enough, or nobody can lay a card."""
    turned = clients[0].game["turned"]
    return turned > CARDS or not any(fitting_card(client.game) for client in clients)


async def _draw_some(client: Client) -> None:
    """Draw cards, so that there is mostly something that fits."""
    while len(client.game["hand"]) < HAND:
        with suppress(RefusedError):  # the countdown
            await client.do("move", move="draw")


def _reaction(number: int, seat: int, seen: int) -> float:
    """How long it takes; at every second table the two have each other's times."""
    who = (seat + number) % 2
    return Random(f"{number // 2}/{who}/{seen}").uniform(QUICKEST, SLOWEST)


def _ignore(answer: asyncio.Future[int]) -> None:
    """Take notice of a refusal, so that nobody complains of it."""
    if not answer.cancelled():
        answer.exception()


async def _race(client: Client, number: int) -> None:
    """Lay a fitting card some time after each new one is seen."""
    while True:
        seen = client.game["turned"]
        card = fitting_card(client.game)
        if card is not None:
            await asyncio.sleep(_reaction(number, client.seat or 0, seen))
            if client.game["turned"] == seen:
                # Nobody waits for an answer before looking at the next card.
                answer = client.send("move", move=card, seen=seen)
                answer.add_done_callback(_ignore)
        await client.until(lambda seen=seen: client.game["turned"] != seen)


def _contests(events: list[dict[str, Any]]) -> list[Contest]:
    """The winner of every contest, and all cards that were laid in it."""
    return [
        (event["winner"], msgspec.convert(event["offers"], list[Offer]))
        for event in events
        if event["event"] == "contested" and event["winner"] is not None
    ]
