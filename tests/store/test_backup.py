"""Backups: everything stored, from any store to any other."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from backtrick.store import (
    AnalysedGame,
    AwaitedTurn,
    Batch,
    Bell,
    Circle,
    DealOfDay,
    GivenDrill,
    Guest,
    StoreError,
    SumCount,
    TryResult,
    sole_server,
)
from backtrick.store.backup import BadBackup, check_backup, make_backup, restore_backup
from backtrick.store.backup import postgres as postgres_backup
from backtrick.store.backup import sqlite as sqlite_backup
from backtrick.store.backup.file import BackupReader
from backtrick.store.backup.parts import PARTS
from backtrick.store.schema_versions import migrations
from backtrick.store.sqlite_file import APPLICATION
from tests.store.values import FINISHED, LISTING, batch, history, opened

if TYPE_CHECKING:
    from backtrick.store import Store
    from tests.store.postgres import PostgresServer

pytestmark = pytest.mark.asyncio
GUESTS = [Guest(f"guest{number}", f"Zoë \U0001f0a1 {number}", "pl", number) for number in range(5)]
TABLES = [f"table{number}" for number in range(8)]


def quiet(_rows: int) -> None:
    """Take the number of rows, and show nothing."""


async def fill(store: Store) -> None:
    """Store something of every kind, with events of all tables mixed."""
    chance = Random(7)
    for guest in GUESTS:
        await store.add_guest(guest, chance.randbytes(32))
        await store.add_token(guest.id, chance.randbytes(32), 77)
    await store.put_code(b"\0code", "guest1", 2**40)
    await store.keep("daily-secret", bytes(range(256)))
    for table in TABLES:
        await store.append(Batch(table, 1, (b"\0\xff", b'{"a":"\\u0000"}'), visitors=("guest0",)))
    for version in range(3, 40):
        await asyncio.gather(*(store.append(batch(table, version)) for table in TABLES))
    for number, table in enumerate(TABLES):
        listing = replace(LISTING, listed=number % 2 == 0, guests=("guest1",), updated=number)
        finished = replace(
            FINISHED, table=table, guests=("guest1", None, "guest3"), ended=number, kind="a kind"
        )
        done = finished if number < 5 else None
        sums = (SumCount("guest1", "a game", 7, 2, -1, 3, 1, 4_500, 2, number),) if done else ()
        await store.append(Batch(table, 40, (b"last",), listing, done, ("guest1",), sums))
    await store.add_bell(Bell("bell", "guest1", "push", "https://push.example/1", "key", "auth", 7))
    await store.append(
        Batch(TABLES[7], 41, (b"turn",), turn=AwaitedTurn(("guest1",), 2**41, 2**42))
    )
    deal = DealOfDay("2026-11-16", "a game", 3)
    await store.begin_try(deal, "guest1", "daily", b"\0device")
    await store.begin_try(deal, "guest2", "another", b"")
    result = TryResult(7, won=False, cards_left=7, lasted=2**40, ended=2**40)
    await store.append(Batch("daily", 1, (b"end",), daily=result))
    await store.store_par(deal, b"\0par")
    await store.make_circle(Circle("circle", "Zoë", "link", "guest1", 5))
    for heard in (True, False):
        game = AnalysedGame("table1", 1, heard)
        await store.want_analysis(game, "1/10")
        await store.store_analysis(game, "1/10", b"\0analysis" if heard else b"")
    await store.share("guest1", "unguessable")
    await store.give_drill("guest1", GivenDrill("a game", 2**53 - 1, 2**40, "7+2 9-3"))
    await store.append(batch("long", 1, 1_234))
    await store.forget_tables(3)


async def everything(place: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, as the database has them."""
    if place.startswith("postgresql"):
        connection = await asyncpg.connect(place)
        rows = {
            name: [tuple(row) for row in await connection.fetch(f"SELECT * FROM {name}")]  # noqa: S608
            for name in PARTS
        }
        await connection.close()
    else:
        with closing(sqlite3.connect(place)) as file:
            rows = {name: file.execute(f"SELECT * FROM {name}").fetchall() for name in PARTS}  # noqa: S608
            numbers = dict(file.execute("SELECT number, id FROM tables").fetchall())
            rows["tables"] = [row[1:] for row in rows["tables"]]
        async with opened(place) as store:
            rows["events"] = [
                (table, version, event)
                for table in numbers.values()
                for version, event in enumerate(await store.events(table), 1)
            ]
    return {name: sorted(found, key=repr) for name, found in _alike(rows).items()}


def _alike(rows: dict[str, list[tuple[Any, ...]]]) -> dict[str, list[tuple[Any, ...]]]:
    """Truth values as numbers, as SQLite has them."""
    return {
        name: [
            tuple(int(each) if each is True or each is False else each for each in row)
            for row in found
        ]
        for name, found in rows.items()
    }


async def copied(source: str, target: str, file: Path) -> None:
    """Back one store up and restore another."""
    made = await make_backup(source, file, quiet)
    assert check_backup(file) == made
    assert await restore_backup(target, file, quiet, replace=False) == made


async def test_nothing_is_lost_on_the_way_to_the_other_store_and_back(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """Every row is the same in SQLite, then in PostgreSQL, then in SQLite; and it can go on."""
    first, between, last = str(tmp_path / "a.sqlite"), postgres.new_database(), str(tmp_path / "b")
    async with opened(first) as store:
        await fill(store)
        await copied(first, between, tmp_path / "1.backup")  # while it is open
    await copied(between, last, tmp_path / "2.backup")
    wanted = await everything(first)
    assert [name for name, rows in wanted.items() if not rows] == []
    assert await everything(between) == wanted
    assert await everything(last) == wanted
    for place in (between, last):
        async with opened(place) as store:
            assert await store.events("long") == history("long", 1_234)
            await store.append(batch("long", 1_235))
            await store.append(Batch("new", 1, (b"event",), LISTING, visitors=("guest4",)))
            assert await store.take_code(b"\0code", 5) == "guest1"
            await store.check()


async def test_a_table_without_a_listing_is_copied(tmp_path: Path, place: str) -> None:
    """Its events are all there is of it in PostgreSQL."""
    target = str(tmp_path / "target.sqlite")
    async with opened(place) as store:
        await store.append(batch("alone", 1, 3))
        await copied(place, target, tmp_path / "x.backup")
    async with opened(target) as store:
        assert await store.events("alone") == history("alone", 3)


async def test_a_backup_of_an_older_version_is_brought_up_to_date(
    tmp_path: Path, place: str
) -> None:
    """It is restored to the tables of its time, which are then migrated."""
    old = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(old)) as file:
        file.executescript("".join(migrations("sqlite")[:2]))
        file.executescript(f"PRAGMA user_version = 2; PRAGMA application_id = {APPLICATION}")
        file.execute("INSERT INTO guests VALUES ('ann', 'Ann', 'en')")
        file.execute("INSERT INTO tables (id) VALUES ('table')")
        file.execute("INSERT INTO events VALUES (1, NULL, ?)", (b'{"guest":"ann"}',))
        file.execute("INSERT INTO heads VALUES (1, 1, 1)")
        file.commit()
    await copied(str(old), place, tmp_path / "old.backup")
    async with opened(place) as store:
        assert await store.visited("ann") == ["table"]
        assert await store.events("table") == [b'{"guest":"ann"}']
    with closing(sqlite3.connect(old)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (2,)


async def test_a_store_with_something_in_it_is_left_alone(tmp_path: Path, place: str) -> None:
    """Unless it is to be replaced: then only what is in the backup is there."""
    source, file = str(tmp_path / "source.sqlite"), tmp_path / "source.backup"
    async with opened(source) as store:
        await fill(store)
    async with opened(place) as store:
        await store.keep("something", b"else")
    await make_backup(source, file, quiet)
    before = await everything(place)
    with pytest.raises(BadBackup, match="not-empty"):
        await restore_backup(place, file, quiet, replace=False)
    assert await everything(place) == before
    await restore_backup(place, file, quiet, replace=True)
    assert await everything(place) == await everything(source)


async def test_a_store_in_use_is_not_restored(tmp_path: Path, place: str) -> None:
    """Not even if it is to be replaced; a backup of it can be made."""
    file = tmp_path / "x.backup"
    async with opened(place) as store:
        await store.keep("something", b"else")
        with sole_server(place):
            await make_backup(place, file, quiet)
            with pytest.raises(StoreError, match="A server is already using"):
                await restore_backup(place, file, quiet, replace=True)
        assert await store.kept("") == {"something": b"else"}


def _contents(data: bytes) -> bytes | None:
    """What a compressed file holds; None if it cannot be read."""
    try:
        return gzip.decompress(data)
    except (EOFError, OSError, zlib.error):
        return None


async def test_any_damage_is_noticed(tmp_path: Path) -> None:
    """Whatever byte is changed, and wherever the file ends, nothing is restored."""
    place, file = str(tmp_path / "x.sqlite"), tmp_path / "x.backup"
    async with opened(place) as store:
        await fill(store)
    await make_backup(place, file, quiet)
    whole, broken, chance = file.read_bytes(), tmp_path / "broken.backup", Random(3)
    assert check_backup(file)
    places = [*range(11, 40), *(chance.randrange(40, len(whole)) for _ in range(30))]
    damaged = [whole[:at] + bytes([whole[at] ^ 1 << at % 8]) + whole[at + 1 :] for at in places]
    damaged += [whole[:at] for at in (0, 1, 9, 20, 100, len(whole) // 2, len(whole) - 1)]
    damaged = [each for each in damaged if _contents(each) != _contents(whole)]
    assert len(damaged) > len(places) // 2  # few bits mean nothing, or lead to the same text
    for data in [*damaged, whole + whole, whole + b"more"]:
        broken.write_bytes(data)
        with pytest.raises(BadBackup):
            check_backup(broken)


def _lines(*lines: str) -> bytes:
    return gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)


HEAD = '{"line":"backtrick backup","format":%d,"schema":%d,"program":"9","made":1}'


@pytest.mark.parametrize(
    "data, fault",
    [
        (b"", "foreign"),
        (b"SQLite format 3\0" * 100, "foreign"),
        (gzip.compress(b"Dear diary"), "foreign"),
        (_lines('{"line":"end","rows":0}'), "foreign"),
        (_lines(HEAD % (2, 3)), "newer"),
        (_lines(HEAD % (1, 99)), "newer"),
        (_lines(HEAD % (1, 3)), "damaged"),
        (_lines(HEAD % (1, 3), '["ann"]'), "damaged"),
        (_lines(HEAD % (1, 3), '{"line":"part","name":"stamps","columns":["a"]}'), "damaged"),
        (_lines(HEAD % (1, 3), '{"line":"part","name":"guests","columns":["a; b"]}'), "damaged"),
        (_lines(HEAD % (1, 3), '{"line":"end","rows":0,"sha256":"00"}'), "damaged"),
    ],
    ids=count(),
)
async def test_other_files_are_refused(tmp_path: Path, data: bytes, fault: str) -> None:
    """Each with its reason."""
    file = tmp_path / "x.backup"
    file.write_bytes(data)
    with pytest.raises(BadBackup, match=fault):
        check_backup(file)


async def test_a_failed_backup_leaves_no_file(tmp_path: Path) -> None:
    """Nor does it replace an older one; a missing database is not created."""
    file = tmp_path / "x.backup"
    file.write_bytes(b"older")
    with pytest.raises(StoreError, match="There is no database"):
        await make_backup(str(tmp_path / "none.sqlite"), file, quiet)
    place = str(tmp_path / "x.sqlite")
    async with opened(place) as store:
        await fill(store)
    with closing(sqlite3.connect(place)) as damaged:
        damaged.execute("DELETE FROM events WHERE id = 30")
        damaged.commit()
    with pytest.raises(StoreError, match="has lost events"):
        await make_backup(place, file, quiet)
    assert file.read_bytes() == b"older"
    assert set(os.listdir(tmp_path)) == {"x.backup", "x.sqlite"}


async def test_a_backup_is_private(tmp_path: Path) -> None:
    """Only its owner can read the file, and rows come in small portions."""
    place, file = str(tmp_path / "x.sqlite"), tmp_path / "x.backup"
    async with opened(place) as store:
        await store.append(batch("table", 1, 5_000))
    await make_backup(place, file, quiet)
    assert file.stat().st_mode & 0o777 == 0o600
    with file.open("rb") as stream:
        assert max(len(rows) for _, rows in BackupReader(stream).chunks()) < 1_000


@pytest.mark.parametrize("is_link", [True, False])
async def test_a_backup_is_written_to_a_new_file(tmp_path: Path, *, is_link: bool) -> None:
    """What lies at the name of the unfinished one is replaced: a link is not followed."""
    place, file = str(tmp_path / "x.sqlite"), tmp_path / "x.backup"
    target, unfinished = tmp_path / "precious", tmp_path / "x.backup.part"
    target.write_bytes(b"precious")
    if is_link:
        unfinished.symlink_to(target)
    else:
        os.link(target, unfinished)
        unfinished.chmod(0o666)
    async with opened(place) as store:
        await store.append(batch("table", 1, 5))
    await make_backup(place, file, quiet)
    assert target.read_bytes() == b"precious"
    assert not file.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o600
    assert check_backup(file)


async def test_all_tables_are_in_a_backup(tmp_path: Path, postgres: PostgresServer) -> None:
    """A new table of the database cannot be forgotten, and both kinds have the same versions."""
    assert len(migrations("sqlite")) == len(migrations("postgres"))
    place, url = str(tmp_path / "x.sqlite"), postgres.new_database()
    async with opened(place), opened(url):
        pass
    with closing(sqlite3.connect(place)) as file:
        tables = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {name for (name,) in tables} == {*PARTS} | sqlite_backup.INTERNAL
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    await connection.close()
    assert {row[0] for row in rows} == {*PARTS} | postgres_backup.INTERNAL
