"""Daily deals: each guest's only try, everybody's scores, and what bots have made of a deal."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import asyncpg
import pytest

from backtrick.store import (
    Batch,
    Conflict,
    DailyTry,
    DayPlayed,
    DealOfDay,
    Guest,
    TryResult,
)
from backtrick.store.schema_versions import migrations
from backtrick.store.sqlite_file import APPLICATION
from tests.store.values import opened

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.store import Store
    from tests.store.postgres import PostgresServer

pytestmark = pytest.mark.asyncio
DAY = "2026-11-16"
DEAL = DealOfDay(DAY, "a-game", 3)
OTHER = DealOfDay(DAY, "a-game", 2)
NEXT = DealOfDay("2026-11-17", "a-game", 3)
PEOPLE = ("ann", "bob", "cleo")


def result(score: int, *, won: bool = False, ended: int = 1_000) -> TryResult:
    """How a try ended."""
    return TryResult(score, won, score, 2**33, ended)


async def played(store: Store, guest: str, ended: TryResult, deal: DealOfDay = DEAL) -> DailyTry:
    """A guest's finished try, on a device of their own."""
    table = f"{guest} {deal.day} {deal.players}"
    begun = await store.begin_try(deal, guest, table, guest.encode())
    await store.append(Batch(table, 1, (b"end",), daily=ended))
    return begun


async def add_people(store: Store) -> None:
    """Three guests."""
    for name in PEOPLE:
        await store.add_guest(Guest(name, name, "en"), name.encode())


async def test_a_guest_has_one_try(place: str) -> None:
    """The first table stays, whichever device asks; there is none of a guest who is gone."""
    async with opened(place) as store:
        await add_people(store)
        begun = await store.begin_try(DEAL, "ann", "first", b"phone")
        assert begun == DailyTry(DEAL, "ann", "first", counted=True, result=None)
        assert await store.begin_try(DEAL, "ann", "second", b"laptop") == begun
        assert (await store.begin_try(OTHER, "ann", "third", b"phone")).counted
        with pytest.raises(Conflict):
            await store.begin_try(DEAL, "nobody", "fourth", b"x")


async def test_a_second_guest_on_a_device_is_not_counted(place: str) -> None:
    """Nor is one without a device; all of them keep their results, and outlive the store."""
    async with opened(place) as store:
        await add_people(store)
        devices = {"ann": b"same", "bob": b"same", "cleo": b""}
        for guest, device in devices.items():
            begun = await store.begin_try(DEAL, guest, guest, device)
            assert begun.counted is (guest == "ann")
            await store.append(Batch(guest, 1, (b"end",), daily=result(4)))
    async with opened(place) as store:
        assert await store.scores(DEAL) == {4: 1}
        tries = await store.tries_of(PEOPLE, DAY, DAY)
        assert [(each.guest, each.result) for each in tries] == [
            (each, result(4)) for each in PEOPLE
        ]


async def test_a_deleted_guest_has_had_the_try_of_the_device(place: str) -> None:
    """Nobody gets a second counted try by deleting everything and coming back."""
    async with opened(place) as store:
        await add_people(store)
        await store.begin_try(DEAL, "ann", "first", b"phone")
        await store.delete_guest("ann")
        assert not (await store.begin_try(DEAL, "bob", "second", b"phone")).counted
        assert (await store.begin_try(DEAL, "cleo", "third", b"laptop")).counted


async def test_a_result_after_the_day_is_not_counted(place: str) -> None:
    """Its guest may have watched the best game by then; the last moment of the day still counts."""
    midnight = 1_794_873_600_000
    async with opened(place) as store:
        await add_people(store)
        await played(store, "ann", result(6, ended=midnight - 1))
        await played(store, "bob", result(2, ended=midnight))
        assert await store.scores(DEAL) == {6: 1}
        best = await store.best_try(DEAL)
        assert best is not None
        assert best.guest == "ann"
        late, *_ = await store.tries_of(["bob"], DAY, DAY)
        assert (late.counted, late.result) == (False, result(2, ended=midnight))
        assert await store.days_played("bob") == [DayPlayed(DAY, 1, 0)]


async def test_scores_are_added_up_as_games_end(place: str) -> None:
    """By deal; the best try is the earliest of those with the best score."""
    async with opened(place) as store:
        await add_people(store)
        assert await store.scores(DEAL) == {}
        assert await store.best_try(DEAL) is None
        await played(store, "ann", result(2, ended=3_000))
        await played(store, "bob", result(5, ended=1_000))
        await played(store, "cleo", result(2, ended=2_000))
        await played(store, "cleo", result(0, won=True), NEXT)
        assert await store.scores(DEAL) == {2: 2, 5: 1}
        best = await store.best_try(DEAL)
        assert best is not None
        assert (best.guest, best.result) == ("cleo", result(2, ended=2_000))
        assert await store.days_played("cleo") == [DayPlayed(DAY, 1, 0), DayPlayed(NEXT.day, 1, 1)]
        assert await store.days_played("nobody") == []


async def test_a_game_at_another_table_ends_no_try(place: str) -> None:
    """A result is that of the table of the try."""
    async with opened(place) as store:
        await add_people(store)
        await store.begin_try(DEAL, "ann", "here", b"phone")
        await store.append(Batch("elsewhere", 1, (b"end",), daily=result(1)))
        assert await store.scores(DEAL) == {}
        assert (await store.tries_of(["ann"], DAY, DAY))[0].result is None


async def test_tries_are_found_by_guest_and_day(place: str) -> None:
    """Nobody else's, and no other days'."""
    async with opened(place) as store:
        await add_people(store)
        for deal in (DEAL, OTHER, NEXT):
            for guest in PEOPLE:
                await played(store, guest, result(1), deal)
        found = await store.tries_of(["ann", "cleo"], DAY, DAY)
        assert [(each.deal, each.guest) for each in found] == [
            (OTHER, "ann"),
            (OTHER, "cleo"),
            (DEAL, "ann"),
            (DEAL, "cleo"),
        ]
        assert await store.tries_of([], DAY, DAY) == []


async def test_pars_are_stored_once(place: str) -> None:
    """Deals that somebody has tried want one, the newest first."""
    async with opened(place) as store:
        await add_people(store)
        for deal in (DEAL, OTHER, NEXT):
            for guest in ("ann", "bob"):
                await store.begin_try(deal, guest, f"{guest} {deal}", b"")
        assert await store.deals_without_par(DAY, 9) == [NEXT, OTHER, DEAL]
        assert await store.deals_without_par(NEXT.day, 9) == [NEXT]
        await store.store_par(NEXT, b"\0first")
        await store.store_par(NEXT, b"second")
        assert await store.deals_without_par(DAY, 1) == [OTHER]
        assert await store.pars(DAY, NEXT.day) == {NEXT: b"\0first"}
        assert await store.pars(DAY, DAY) == {}


async def test_a_guest_leaves_only_a_number(place: str) -> None:
    """A deleted guest's tries are gone; how many had which score stays."""
    async with opened(place) as store:
        await add_people(store)
        await played(store, "ann", result(2))
        await store.delete_guest("ann")
        assert await store.tries_of(["ann"], DAY, DAY) == []
        assert await store.best_try(DEAL) is None
        assert await store.scores(DEAL) == {2: 1}


async def test_days_are_forgotten_except_for_results(place: str) -> None:
    """Devices after the day; later everybody's scores, and tries that came to nothing."""
    async with opened(place) as store:
        await add_people(store)
        await played(store, "ann", result(2))
        await store.begin_try(DEAL, "bob", "unfinished", b"bob")
        await played(store, "ann", result(3), NEXT)
        await store.forget_devices(NEXT.day)
        assert (await store.begin_try(DEAL, "cleo", "late", b"ann")).counted
        assert not (await store.begin_try(NEXT, "cleo", "later", b"ann")).counted
        await store.forget_scores(NEXT.day)
        assert await store.scores(DEAL) == {}
        assert await store.scores(NEXT) == {3: 1}
        kept = await store.tries_of(PEOPLE, DAY, DAY)
        assert [(each.guest, each.result) for each in kept] == [("ann", result(2))]


KEPT = ("daily/2026-11-16/ann/a-game/3", "daily/2026-11-16/gone/a-game/3", "daily-secret")
OLD = 10
"""The version of the database before there were tries."""


async def check_old(place: str) -> None:
    """What a store makes of a table that was kept under a name."""
    async with opened(place) as store:
        begun = await store.begin_try(DEAL, "ann", "new", b"phone")
        assert begun == DailyTry(DEAL, "ann", "table", counted=False, result=None)
        assert [*await store.kept("daily")] == ["daily-secret"]


async def test_an_old_file_is_migrated(tmp_path: Path) -> None:
    """A guest who has begun a deal before an upgrade goes on with it."""
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript(";\n".join(migrations("sqlite")[:OLD]))
        old.execute("INSERT INTO guests (id, name, language) VALUES ('ann', 'Ann', 'en')")
        for name in KEPT:
            old.execute("INSERT INTO keepsakes VALUES (?, x'7461626c65')", (name,))
        old.execute(f"PRAGMA user_version = {OLD}")
        old.execute(f"PRAGMA application_id = {APPLICATION}")
    await check_old(str(path))


async def test_an_old_server_is_migrated(postgres: PostgresServer) -> None:
    """The same in PostgreSQL."""
    place = postgres.new_database()
    old = await asyncpg.connect(place)
    await old.execute("CREATE TABLE backtrick_schema (version integer)")
    for number, step in enumerate(migrations("postgres")[:OLD], start=1):
        await old.execute(step)
        await old.execute("INSERT INTO backtrick_schema VALUES ($1)", number)
    await old.execute("INSERT INTO guests (id, name, language) VALUES ('ann', 'Ann', 'en')")
    for name in KEPT:
        await old.execute("INSERT INTO keepsakes VALUES ($1, $2)", name, b"table")
    await old.close()
    await check_old(place)
