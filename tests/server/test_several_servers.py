"""Servers that share a database: a table is always at one of them, and nothing is lost or mixed up.

Clients try one server after the other, until they find the one that has their table.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from random import Random
from typing import TYPE_CHECKING

import pytest

from backtrick.store import open_store
from backtrick.table import decode
from tests.store.conftest import postgres
from tests.thorough import first_of

from .client import Client, Guest, new_guest, open_table
from .crashes import crash, stop_some, told_otherwise
from .server_process import GENEROUS, serving

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from tests.store.postgres import PostgresServer

    from .server_process import ServerProcess

__all__ = ["postgres"]

KILLS = {False: 2, True: 10}
RUNS = range(10)
PATIENT = {"gone_seconds": 3600}
"""Nobody is taken for gone, however long it takes to find the other server."""


@asynccontextmanager
async def duel(
    postgres: PostgresServer, folder: Path
) -> AsyncGenerator[tuple[list[ServerProcess], list[Client]]]:
    """Two servers, and two people who play at the first one and know the other."""
    place = postgres.new_database()
    with ExitStack() as stack:
        folders = [folder / name for name in ("one", "other")]
        for each in folders:
            each.mkdir()
        servers = [
            stack.enter_context(serving(each, database=place, **GENEROUS | PATIENT))
            for each in folders
        ]
        one, other = (server.address for server in servers)
        guests = [await new_guest(one, name) for name in ("Ada", "Ben")]
        table = await open_table(one, guests[0], "face-to-face", {"starter": 0})
        async with AsyncExitStack() as connected:
            clients = [
                await connected.enter_async_context(Client(one, guest, table, others=(other,)))
                for guest in guests
            ]
            await clients[1].do("sit")
            await clients[0].do("deal")
            await clients[1].until(lambda: bool(clients[1].game))
            yield servers, clients
            await _compare(place, clients)


async def _compare(place: str, clients: list[Client]) -> None:
    """Everybody was told what is stored, in order."""
    store = await open_store(place)
    try:
        events = [decode(data) for data in await store.events(clients[0].table)]
    finally:
        await store.close()
    assert [told_otherwise(client, events) for client in clients] == [None, None]


def test_a_server_that_ends_leaves_its_tables_to_the_other(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """After SIGTERM both play on at the other server, from where they were."""

    async def scene() -> None:
        async with duel(postgres, tmp_path) as ((one, other), (ada, ben)):
            before = ada.version
            await asyncio.to_thread(one.end)
            assert await ada.do("move", move=ada.game["legal"][0]) == before + 1
            await ben.until(lambda: ben.version == before + 1)
            assert {ada.address, ben.address} == {other.address}

    asyncio.run(scene())


def test_a_stopped_server_stores_and_tells_nothing_of_what_it_has_lost(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """It goes on once Ada has played at the other server, and knows no better than she did."""

    async def scene() -> None:
        async with duel(postgres, tmp_path) as ((one, other), (ada, ben)):
            before = ada.version
            one.process.send_signal(signal.SIGSTOP)
            late = ada.send("move", move=ada.game["legal"][-1])
            guest = Guest(ada.guest.id, ada.guest.token, ada.guest.name)
            async with Client(other.address, guest, ada.table) as again:
                await again.do("move", move=again.game["legal"][0])
                assert again.version > before
                one.process.send_signal(signal.SIGCONT)
                await ben.until(lambda: ben.version > before)
                await asyncio.gather(late, return_exceptions=True)  # done, or refused by the rules
                await ada.until(lambda: ada.version == ben.version)

    asyncio.run(scene())


@pytest.mark.parametrize("run", first_of(RUNS))
def test_nothing_is_lost_when_one_of_three_servers_is_killed(
    postgres: PostgresServer, run: int, *, is_thorough: bool
) -> None:
    """Clients play all games, and find their tables again wherever they are."""
    kills = KILLS[is_thorough]
    report = asyncio.run(crash(postgres.new_database(), kills, Random(run), pause=0.5, servers=3))
    assert report.problems == []
    assert report.commands > kills


@pytest.mark.thorough
@pytest.mark.parametrize("run", RUNS)
def test_nothing_is_lost_when_one_of_three_servers_is_stopped(
    postgres: PostgresServer, run: int
) -> None:
    """Some of its clients go to the others, some stay; then it goes on."""
    report = asyncio.run(stop_some(postgres.new_database(), 5, Random(run), servers=3))
    assert report.problems == []
    assert report.commands > report.kills
