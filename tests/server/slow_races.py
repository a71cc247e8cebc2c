"""Races through slow lines: a proxy that delays, and two bots that are equally quick."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Self

import msgspec

from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE, Card
from backtrick.games.seven_ate_nine.cards import FITTING
from backtrick.games.seven_ate_nine.notation import parse_card
from backtrick.table.events import Offer

from .client import Client, RefusedError, new_guest, open_table

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from websockets.asyncio.client import ClientConnection

TABLES = 12
LONGEST = 25
PINGS = 4
CARDS = 55
"""After so many cards in the middle, a race has shown what there is to see."""
QUICKEST, SLOWEST = 0.08, 0.16
"""Between these is the time, in seconds, that both need to see a card and to lay theirs."""


@asynccontextmanager
async def slow_line(address: str, seconds: float) -> AsyncGenerator[str]:
    """A proxy before the server, through which a round trip takes so much longer; its address."""
    host, _, port = address.partition(":")

    writers: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection(host, int(port))
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


class Liar(Client):
    """A client that is slow to answer pings, and only those."""

    __slots__ = ()
    late = 0.4

    def _on_ping(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self.late, super()._on_ping, socket, message)


@dataclass
class Firsts:
    """Who was first, for cards that both laid for."""

    won: Counter[int] = field(default_factory=Counter[int])
    """By seat."""
    credited: dict[int, list[int]] = field(default_factory=lambda: {0: [], 1: []})
    """By seat, the lag that was made good, in microseconds."""
    contests: list[tuple[int, list[Offer]]] = field(default_factory=list["tuple[int, list[Offer]]"])
    """Who was first, and all cards that were laid for the same place."""

    def share(self, seat: int) -> float:
        """How often the seat was first."""
        return self.won[seat] / max(self.won.total(), 1)

    def __iadd__(self, other: Firsts) -> Self:
        self.won += other.won
        for seat, lags in other.credited.items():
            self.credited[seat] += lags
        self.contests += other.contests
        return self


async def races(
    address: str,
    lags: tuple[float, float],
    *,
    tables: int = TABLES,
    cards: int = CARDS,
    liar: bool = False,
) -> Firsts:
    """Several races at once, between the same two lags; the second player may lie."""
    firsts = Firsts()
    async with slow_line(address, lags[0]) as quick, slow_line(address, lags[1]) as slow:
        kinds = (Client, Liar if liar else Client)
        all_races = [race((quick, slow), number, kinds, cards) for number in range(tables)]
        for each in await asyncio.gather(*all_races):
            firsts += each
    return firsts


async def race(
    addresses: tuple[str, str], number: int, kinds: tuple[type[Client], type[Client]], cards: int
) -> Firsts:
    """A race between two who are equally quick, through two lines."""
    guests = [await new_guest(address) for address in addresses]
    table = await open_table(
        addresses[0], guests[0], SEVEN_ATE_NINE.id, {"players": 2, "miss_penalty": 0}
    )
    first, second = (
        kind(address, guest, table)
        for kind, address, guest in zip(kinds, addresses, guests, strict=True)
    )
    async with first, second:
        await second.do("sit")
        await asyncio.gather(
            *(client.until(partial(_is_known, client)) for client in (first, second))
        )
        await first.do("deal")
        await second.until(lambda: bool(second.game))
        await asyncio.gather(*(_draw_all(client) for client in (first, second)))
        racers = [asyncio.create_task(_race(client, number)) for client in (first, second)]
        with suppress(TimeoutError):
            await first.until(lambda: _is_enough(first, cards), LONGEST)
        for racer in racers:
            racer.cancel()
        await asyncio.gather(*racers, return_exceptions=True)
    return _firsts(first.events)


def _is_known(client: Client) -> bool:
    """Whether the server has had some answers by which it knows the lag."""
    return client.pings >= PINGS


def _is_enough(client: Client, cards: int) -> bool:
    """Whether the race is over, or has gone on long enough."""
    game = client.game
    return bool(game["outcome"]) or game["halts"] > 0 or game["turned"] > cards


async def _draw_all(client: Client) -> None:
    """Take the whole stack into the hand, so that there is mostly something that fits."""
    while client.game["stack_sizes"][client.seat or 0]:
        with suppress(RefusedError):  # the countdown
            await client.do("move", move="draw")


def _reaction(number: int, seat: int, seen: int) -> float:
    """How long it takes: at every second table the two have each other's times."""
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
        card = _fitting(client)
        if card is not None:
            await asyncio.sleep(_reaction(number, client.seat or 0, seen))
            if client.game["turned"] == seen:
                # Nobody waits for an answer before looking at the next card.
                answer = client.send("move", move=str(card), seen=seen)
                answer.add_done_callback(_ignore)
        await client.until(lambda seen=seen: client.game["turned"] != seen)


def _fitting(client: Client) -> Card | None:
    below = parse_card(client.game["middle"])
    hand = [parse_card(text) for text in client.game["hand"]]
    return next((card for card in hand if card.value in FITTING[False][below]), None)


def _firsts(events: list[dict[str, Any]]) -> Firsts:
    """Of all cards for which both laid, who was first."""
    firsts = Firsts()
    laid: dict[int, set[int]] = {}
    winners: dict[int, int] = {}
    for event in events:
        offers = event["offers"] if event["event"] == "contested" else [event.get("offer")]
        for offer in filter(None, offers):
            laid.setdefault(event["seen"], set()).add(offer["seat"])
            firsts.credited[offer["seat"]].append(offer["lag"])
        if event.get("winner") is not None:
            winners[event["seen"]] = event["winner"]
            firsts.contests.append((event["winner"], msgspec.convert(offers, list[Offer])))
    firsts.won.update(winner for seen, winner in winners.items() if len(laid[seen]) == 2)
    return firsts
