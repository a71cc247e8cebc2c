"""Traces of guests: where they are, how they are deleted, and what is kept."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

import asyncpg
import pytest

from backtrick.store import Batch, Conflict, Guest, GuestToken
from backtrick.store.schema_versions import migrations
from backtrick.store.sql_guests import SEEN_EVERY
from backtrick.store.sqlite_file import APPLICATION
from tests.store.values import ANN, FINISHED, LISTING, history, opened

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.store import Store
    from tests.store.postgres import PostgresServer

pytestmark = pytest.mark.asyncio
BOB = Guest("bob", "Bób", "pl", 5)


async def two_tables(store: Store) -> None:
    """A finished game of Ann and Bob, and a table of Ann's own."""
    await store.add_guest(ANN, b"ann's")
    await store.add_guest(BOB, b"bob's")
    events = tuple(history("table", 3))
    await store.append(Batch("table", 1, events, LISTING, FINISHED, ("ann", "bob")))
    await store.append(Batch("own", 1, (b"opened",), replace(LISTING, guests=("ann",))))
    await store.append(Batch("own", 2, (b"said",), visitors=("ann",)))


async def test_visits_are_noted(place: str) -> None:
    """Each guest's tables and each table's guests are found, noted any number of times."""
    async with opened(place) as store:
        await two_tables(store)
        await store.append(Batch("own", 3, (b"said",), visitors=("ann",)))
        assert await store.visited("ann") == ["own", "table"]
        assert await store.visitors("table") == ["ann", "bob"]


async def test_a_deleted_guest_cannot_leave_anything(place: str) -> None:
    """An event with a guest who does not exist is refused, alone or among others."""
    async with opened(place) as store:
        futures = [store.append(Batch(name, 1, (b"e",))) for name in ("a", "b")]
        ghost = store.append(Batch("ghostly", 1, (b"e",), visitors=("nobody",)))
        await asyncio.gather(*futures)
        with pytest.raises(Conflict):
            await ghost
        assert await store.events("ghostly") == []
        assert await store.events("b") == [b"e"]


async def test_a_table_is_rewritten(place: str) -> None:
    """Only the given events change; the guest finds nothing any more, and the others everything."""
    async with opened(place) as store:
        await two_tables(store)
        game = replace(FINISHED, guests=("x", None, "bob"), names=("", "greedy", "Bób"))
        listing = replace(LISTING, host="Bób", guests=("x", "bob"))
        await store.rewrite("ann", "table", {1: b"first", 3: b"third"}, listing, [game])
        assert await store.events("table") == [b"first", b"table/2", b"third"]
        assert await store.events("table", 2) == [b"third"]
        assert await store.finished_of("ann", 10) == []
        assert await store.finished_of("bob", 10) == [game]
        assert [table for table, _ in await store.tables_of("ann", 10)] == ["own"]
        assert dict(await store.tables_of("bob", 10))["table"].host == "Bób"
        await store.append(Batch("table", 4, (b"fourth",)))
        with pytest.raises(Conflict):  # there is a table left
            await store.delete_guest("ann")
        await store.delete_table("own")
        await store.delete_guest("ann")
        assert await store.guest_by_token(b"ann's") is None
        assert await store.guest_by_token(b"bob's") == BOB
        await store.scrub()


async def test_games_that_nobody_is_left_of_are_deleted(place: str) -> None:
    """A best time goes with its guest, even if another one has been at the table."""
    async with opened(place) as store:
        await two_tables(store)
        solo = replace(FINISHED, number=2, guests=("ann",), names=("Ann",), winners=(0,))
        await store.append(Batch("table", 4, (b"over",), LISTING, solo))
        assert await store.best_times(solo.game, solo.options, 10) == [solo]
        await store.rewrite("ann", "table", {}, LISTING, await store.finished("table"))
        assert await store.best_times(solo.game, solo.options, 10) == []
        assert [game.number for game in await store.finished("table")] == [1]


async def test_a_deleted_table_is_gone(place: str) -> None:
    """Its events, games and visitors are; other tables stay."""
    async with opened(place) as store:
        await two_tables(store)
        await store.delete_table("table")
        assert await store.events("table") == []
        assert await store.finished("table") == []
        assert await store.finished_of("bob", 10) == []
        assert await store.visited("ann") == ["own"]
        assert await store.events("own") == [b"opened", b"said"]


async def test_tokens_are_dated_and_revoked(place: str) -> None:
    """Use is noted to the hour; a revoked token finds nobody, and others stay."""
    async with opened(place) as store:
        await store.add_guest(BOB, b"first")
        await store.add_token("bob", b"second", 20)
        assert await store.guest_by_token(b"first", SEEN_EVERY + 4) == BOB
        assert await store.tokens_of("bob") == [
            GuestToken(b"first", 5, 5),
            GuestToken(b"second", 20, 20),
        ]
        assert await store.guest_by_token(b"first", SEEN_EVERY + 5) == BOB
        assert (await store.tokens_of("bob"))[0].seen == SEEN_EVERY + 5
        await store.revoke("ann", [b"second"])
        await store.revoke("bob", [b"first"])
        assert await store.guest_by_token(b"first") is None
        assert await store.guest_by_token(b"second") == BOB


async def test_unused_tokens_are_forgotten(place: str) -> None:
    """But not those of some guests; who has neither a token nor a code is locked out."""
    async with opened(place) as store:
        for guest in (ANN, BOB, Guest("cleo", "Cleo", "en", 1)):
            await store.add_guest(guest, guest.id.encode())
        await store.add_token("ann", b"new", 100)
        await store.put_code(b"code", "cleo", 50)
        assert await store.forget_tokens(100, {"bob"}) == 2
        assert [one.token for one in await store.tokens_of("ann")] == [b"new"]
        assert await store.locked_out(49, 10) == []
        assert await store.locked_out(50, 10) == ["cleo"]
        assert await store.guest_by_token(b"bob") == BOB


OLD = (
    b'{"event":"opened","at":1,"guest":"ann","name":"Ann","game":"g","options":"","settings":{}}',
    b'{"event":"said","at":2,"client":"bob/tab","number":1,"seat":null,"name":"B","text":"\\u0000"}',
    b'{"event":"said","at":3,"client":"bob/tab","number":2,"text":"\\"guest\\":\\"cleo\\""}',
)


async def check_old(place: str) -> None:
    """A migrated database has dates, and knows who has visited the table."""
    async with opened(place) as store:
        assert await store.visitors("old") == ["ann", "bob"]
        assert await store.events("old") == [*OLD]
        (token,) = await store.tokens_of("ann")
        guest = await store.guest_by_token(token.token)
        assert guest is not None
        assert guest.created == token.created == token.seen > 1_700_000_000_000


GUESTS = "INSERT INTO guests VALUES ('ann', 'Ann', 'en'), ('bob', 'B', 'en'), ('cleo', 'C', 'en')"


async def test_an_old_file_is_migrated(tmp_path: Path) -> None:
    """Visitors are found in the events, and only where they are."""
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as old:
        old.executescript(";\n".join(migrations("sqlite")[:2]))
        old.execute(GUESTS)
        old.execute("INSERT INTO tokens VALUES (x'00', 'ann')")
        old.execute("INSERT INTO tables (number, id) VALUES (1, 'old')")
        for number, data in enumerate(OLD, start=1):
            old.execute("INSERT INTO events VALUES (?, ?, ?)", (number, number - 1 or None, data))
        old.execute("INSERT INTO heads VALUES (1, 3, 3)")
        old.execute("PRAGMA user_version = 2")
        old.execute(f"PRAGMA application_id = {APPLICATION}")
    old.close()
    await check_old(str(path))


async def test_an_old_server_is_migrated(postgres: PostgresServer) -> None:
    """The same in PostgreSQL."""
    place = postgres.new_database()
    old = await asyncpg.connect(place)
    await old.execute("CREATE TABLE backtrick_schema (version integer)")
    for number, step in enumerate(migrations("postgres")[:2], start=1):
        await old.execute(step)
        await old.execute("INSERT INTO backtrick_schema VALUES ($1)", number)
    await old.execute(GUESTS)
    await old.execute(r"INSERT INTO tokens VALUES ('\x00', 'ann')")
    for version, data in enumerate(OLD, start=1):
        await old.execute("INSERT INTO events VALUES ('old', $1, $2)", version, data)
    await old.close()
    await check_old(place)
