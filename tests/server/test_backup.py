"""Backups of a server in use, and servers from backups."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from backtrick.store import StoreError, open_store
from backtrick.store.backup import make_backup, restore_backup
from backtrick.table import decode, fold
from tests.store.conftest import place, postgres

from .client import Client, duel
from .server_process import GENEROUS, serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.store.postgres import PostgresServer

__all__ = ["place", "postgres"]

BACKUPS = 8


def back_up(place: str, file: Path) -> None:
    """Make backups, one after the other; the last one stays."""
    for _ in range(BACKUPS):
        asyncio.run(make_backup(place, file, lambda _rows: None))


def restore(place: str, file: Path, *, replace: bool = False) -> None:
    """Restore a backup."""
    asyncio.run(restore_backup(place, file, lambda _rows: None, replace=replace))


async def move(client: Client) -> None:
    """Make a legal move, if there is one."""
    if client.game["legal"]:
        await client.do("move", move=client.game["legal"][0])


async def played_and_backed_up(address: str, place: str, file: Path) -> tuple[Client, Client, int]:
    """Play while a backup is made; returns the clients, and their version before it."""
    async with duel(address) as (host, other):
        before = host.version
        backup = asyncio.create_task(asyncio.to_thread(back_up, place, file))
        while not backup.done():
            await move(host)
            await move(other)
            if host.game["outcome"]:
                await host.do("deal")
            await asyncio.sleep(0)
        await backup
        return host, other, before


async def stored(place: str, table: str) -> int:
    """The number of a table's events, which fold."""
    store = await open_store(place)
    events = await store.events(table)
    await store.close()
    fold([decode(event) for event in events])
    return len(events)


async def play_on(address: str, players: tuple[Client, Client]) -> None:
    """Both players come back with their tokens and see the game go on."""
    again = [Client(address, each.guest, each.table) for each in players]
    async with again[0] as host, again[1] as other:
        version = host.version
        if host.game["outcome"]:
            await host.do("deal")
        await move(host)
        await move(other)
        await host.until(lambda: host.version > version)


def test_a_backup_taken_during_a_game_is_played_on_in_the_other_store(
    tmp_path: Path, place: str, postgres: PostgresServer
) -> None:
    """It is a snapshot: whole tables as they were at one moment, with the guests and tokens."""
    file = tmp_path / "game.backup"
    other_place = (
        str(tmp_path / "other.sqlite") if "postgresql" in place else postgres.new_database()
    )
    with serving(tmp_path, database=place, **GENEROUS) as server:
        played = played_and_backed_up(server.address, place, file)
        host, other, before = asyncio.run(played)
        with pytest.raises(StoreError, match="server is already using"):
            restore(place, file, replace=True)
    restore(other_place, file)
    count = asyncio.run(stored(other_place, host.table))
    assert before <= count <= host.version
    with serving(tmp_path, database=other_place, **GENEROUS) as server:
        asyncio.run(play_on(server.address, (host, other)))
