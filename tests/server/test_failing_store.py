"""When nothing can be stored, nobody is told about any event, and nothing is lost."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.patience import until, wait_until

from .client import Client, RefusedError, new_guest, open_table
from .server_process import GENEROUS, serving

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from .server_process import ServerProcess

DUEL = "face-to-face"


@asynccontextmanager
async def duel(server: ServerProcess) -> AsyncGenerator[tuple[Client, Client]]:
    """Two people in a game."""
    address = server.address
    guests = [await new_guest(address, name) for name in ("Ada", "Ben")]
    table = await open_table(address, guests[0], DUEL, {"starter": 0})
    async with (
        Client(address, guests[0], table) as ada,
        Client(address, guests[1], table) as ben,
    ):
        await ben.do("sit")
        await ada.do("deal")
        await ben.until(lambda: ben.version == ada.version)
        yield ada, ben


def figure(server: ServerProcess, name: str, **labels: str) -> float:
    """The server's metrics."""
    text = server.client().get("/metrics").text
    samples = [each for family in text_string_to_metric_families(text) for each in family.samples]
    return sum(each.value for each in samples if (each.name, each.labels) == (name, labels))


def test_while_the_database_is_locked_a_move_is_refused(tmp_path: Path) -> None:
    """Ben is told nothing; once it is unlocked, the same move works, and both see it."""

    async def scene(server: ServerProcess) -> None:
        async with duel(server) as (ada, ben):
            move, version = ada.game["legal"][0], ada.version
            with sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(RefusedError) as refused:
                    await ada.do("move", move=move)
                assert refused.value.code == "store/locked"
                other.execute("ROLLBACK")
            assert (ada.version, ben.version) == (version, version)
            await ada.until(lambda: ada.is_welcome)
            assert await ada.do("move", move=move) == version + 1
            await ben.until(lambda: ben.version == version + 1)

    with serving(tmp_path, **GENEROUS) as server:
        asyncio.run(scene(server))
        assert figure(server, "backtrick_commands_total", kind="move", result="done") == 2
        assert [line["code"] for line in server.log() if line["event"] == "store/refused"] == [
            "store/locked"
        ]


def refused(server: ServerProcess) -> int:
    """How often the store has refused an event."""
    return [line["event"] for line in server.log()].count("store/refused")


def test_on_a_full_disk_no_move_is_acknowledged(tmp_path: Path) -> None:
    """Earlier moves are kept, and the game goes on when there is space again."""

    async def scene(server: ServerProcess) -> None:
        process = server.process.pid
        async with duel(server) as (ada, ben):
            journal = (tmp_path / "tables.sqlite-wal").stat().st_size
            resource.prlimit(process, resource.RLIMIT_FSIZE, (journal, resource.RLIM_INFINITY))
            move, version = ada.game["legal"][0], ada.version
            asked = ada.send("move", move=move)
            await until(lambda: refused(server) > 1)  # so it was sent again, after a refusal
            assert not asked.done()
            assert (ada.version, ben.version) == (version, version)
            everything = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(process, resource.RLIMIT_FSIZE, everything)
            assert await asked == version + 1
            await ben.until(lambda: ben.version == version + 1)
            await ada.do("move", move=ada.game["legal"][0])  # now the first card is laid
            await ben.until(lambda: ben.version == version + 2)
            assert [event["event"] for event in ben.events].count("moved") == 1

    with serving(tmp_path, **GENEROUS) as server:
        asyncio.run(scene(server))


def test_a_damaged_game_is_refused_and_others_go_on(tmp_path: Path) -> None:
    """Clients and the health check are told why, and nothing is made up in its place."""

    async def played(server: ServerProcess) -> tuple[Client, int]:
        async with duel(server) as (ada, _ben):
            return ada, await ada.do("move", move=ada.game["legal"][0])

    async def again(server: ServerProcess, ada: Client) -> None:
        client = Client(server.address, ada.guest, ada.table)
        joining = asyncio.create_task(client.__aenter__())
        await until(lambda: client.farewell)
        assert client.farewell is not None
        assert client.farewell["code"] == "store/damaged"
        joining.cancel()
        await client.__aexit__()
        async with duel(server) as (other, _ben):
            await other.do("move", move=other.game["legal"][0])

    with serving(tmp_path, **GENEROUS) as server:
        ada, version = asyncio.run(played(server))
        server.end()
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        gone = file.execute("DELETE FROM events WHERE id = ?", (version - 1,)).rowcount
    assert gone == 1
    with serving(tmp_path, **GENEROUS) as server:
        asyncio.run(again(server, ada))
        client = server.client()
        wait_until(lambda: client.get("/healthz").status_code == 503)
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "store/damaged")
