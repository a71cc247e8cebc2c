"""Tables that nobody has used for long are deleted, and no others."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from backtrick.server import clock, retention
from backtrick.server.bans import Bans
from backtrick.server.clock import TablesClock, milliseconds
from backtrick.server.erasure import erase_guest
from backtrick.server.retention import forget_unused
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import Batch, DealOfDay, Guest, Listing, TryResult, open_store
from backtrick.table import Settings
from backtrick.table.commands import Deal, Make, Sit
from backtrick.wire.admin import BanInfo
from tests.patience import PATIENCE, until

from .table_bots.bot_tables import Person, house, legal_for, play_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from backtrick.store import Store

DAY = 24 * 3600 * 1000


def listing(updated: int) -> Listing:
    """A table last used at this time."""
    return Listing(
        game="g",
        options="",
        listed=True,
        phase="open",
        free_seats=1,
        host="",
        guests=(),
        updated=updated,
        what_if=False,
    )


async def forgotten(store: Store, look: Callable[[], Awaitable[list[str]]]) -> list[str]:
    """What is left, once something was deleted."""
    before, settings = await look(), ServerSettings(keep_days=30)
    forgetting = asyncio.create_task(forget_unused(Rooms(store, settings), settings))
    async with asyncio.timeout(PATIENCE):
        while await look() == before:  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)
    forgetting.cancel()
    return await look()


def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    """Those older than the number of days in the settings."""

    async def forget() -> list[str]:
        store = await open_store(tmp_path / "tables.sqlite")
        now = milliseconds()
        for name, days in {"old": 31, "young": 29}.items():
            await store.append(Batch(name, 1, (b"{}",), listing(now - days * DAY)))

        async def look() -> list[str]:
            return [name for name, _ in await store.newest_tables(10, listed=True)]

        found = await forgotten(store, look)
        await store.close()
        return found

    assert asyncio.run(forget()) == ["young"]


def test_daily_deals_of_old_days_are_forgotten(tmp_path: Path) -> None:
    """Scores and tries without a result are; guests keep their own results."""

    async def forget() -> list[str]:
        store = await open_store(tmp_path / "tables.sqlite")
        for name in ("ada", "ben"):
            await store.add_guest(Guest(name, name, "en"), name.encode())
        for days in (0, 29, 32):
            day = datetime.fromtimestamp(milliseconds() / 1000 - days * 86_400, UTC).date()
            deal = DealOfDay(day.isoformat(), "g", 2)
            for name in ("ada", "ben"):
                await store.begin_try(deal, name, f"{name} {days}", b"device")
            result = TryResult(1, won=True, cards_left=0, lasted=5, ended=9)
            await store.append(Batch(f"ada {days}", 1, (b"end",), daily=result))

        async def look() -> list[str]:
            return [each.table for each in await store.tries_of(["ada", "ben"], "", "9")]

        found = await forgotten(store, look)
        await store.close()
        return found

    assert asyncio.run(forget()) == ["ada 32", "ada 29", "ben 29", "ada 0", "ben 0"]


def test_a_game_that_takes_weeks_is_not_forgotten(tmp_path: Path) -> None:
    """A move counts as use, although it is noted at most once a day."""

    async def touched() -> list[int]:
        async with house(tmp_path) as opened:
            ben = Person(opened.rooms, "Ben")
            name = await opened.rooms.open_table(
                opened.host.guest, "face-to-face", {"starter": 0}, Settings()
            )
            room = await opened.host.join(name)
            await ben.join(name)
            ben.do(Sit())
            opened.host.do(Deal())
            await until(lambda: room.stored.play is not None)
            times: list[int] = []
            for days in (0, 2):
                room._journal._listed -= days * DAY  # pyright: ignore[reportPrivateUsage]
                before = room.stored.version
                opened.host.do(Make(legal_for(room, 0)[0]))
                await until(lambda before=before: room.stored.version > before)
                found = await opened.rooms.store.tables_of(opened.host.guest.id, 1)
                times.append(play_of(room).changed - found[0][1].updated)
            await ben.leave()
            return times

    first, second = asyncio.run(touched())
    assert first > 0
    assert second == 0


def test_unused_guests_are_erased(tmp_path: Path) -> None:
    """Those without a recent token are; those who are connected or were seen are not."""

    async def left() -> list[str]:
        async with house(tmp_path, keep_guest_days=30) as opened:
            rooms, now = opened.rooms, milliseconds()
            name = await rooms.open_table(opened.host.guest, "face-to-face", {}, Settings())
            await opened.host.join(name)  # has been connected for months
            for guest, days in {"old": 31, "young": 29}.items():
                made = Guest(guest, guest.title(), "en", now - days * DAY)
                await rooms.store.add_guest(made, guest.encode())
            await rooms.open_table(Guest("old", "Old", "en"), "face-to-face", {}, Settings())

            async def look() -> list[str]:
                tokens = (b"old", b"young", opened.host.guest.id.encode())
                found = [await rooms.store.guest_by_token(token) for token in tokens]
                return [guest.id for guest in found if guest] + await rooms.store.visited("old")

            forgetting = asyncio.create_task(forget_unused(rooms, rooms.settings))
            async with asyncio.timeout(PATIENCE):
                while len(await look()) > 2:  # noqa: ASYNC110  nobody tells
                    await asyncio.sleep(0.01)
            forgetting.cancel()
            return await look()

    assert asyncio.run(left()) == ["young", "guest-Ada"]


def test_an_interrupted_erasure_goes_on(tmp_path: Path) -> None:
    """A guest who was locked out when the server died is erased by the next one."""

    async def resumed() -> list[str]:
        async with house(tmp_path) as opened:
            store = opened.rooms.store
            await store.add_guest(Guest("gone", "Gone", "en", milliseconds()), b"token")
            await opened.rooms.open_table(
                Guest("gone", "Gone", "en"), "face-to-face", {}, Settings()
            )
            await store.lock_out("gone")

            async def look() -> list[str]:
                return await store.visited("gone")

            return await forgotten(store, look)

    assert asyncio.run(resumed()) == []


def test_a_table_that_cannot_be_read_keeps_nobody_else_from_being_erased(tmp_path: Path) -> None:
    """Its guest is tried again every hour; all other guests are erased at once."""

    async def erased() -> list[str]:
        async with house(tmp_path) as opened:
            store = opened.rooms.store
            for guest in ("a", "b", "c"):
                await store.add_guest(Guest(guest, guest, "en", milliseconds()), guest.encode())
            await store.append(Batch("unreadable", 1, (b"{}",), visitors=("a", "c")))
            await opened.rooms.open_table(Guest("b", "B", "en"), "face-to-face", {}, Settings())
            for guest in ("a", "b"):
                await store.lock_out(guest)

            async def look() -> list[str]:
                return [guest.id for guest in await store.guests_after("", 9)]

            return await forgotten(store, look)

    assert asyncio.run(erased()) == ["a", "c", "guest-Ada"]


async def one_run(
    store: Store, monkeypatch: pytest.MonkeyPatch, rooms: Rooms | None = None
) -> None:
    """Delete what is unused, once."""

    async def slept(_seconds: float) -> None:
        raise asyncio.CancelledError

    settings = ServerSettings(keep_days=30)
    rooms = Rooms(store, settings) if rooms is None else rooms
    await rooms.bans.load()
    with monkeypatch.context() as patched:
        patched.setattr(retention.asyncio, "sleep", slept)
        with pytest.raises(asyncio.CancelledError):
            await forget_unused(rooms, settings)


async def used_today(store: Store, now: int) -> None:
    """Store a table and a guest who were here just now."""
    await store.append(Batch("table", 1, (b"{}",), listing(now)))
    await store.add_guest(Guest("ann", "Ann", "en", now), b"token")


async def is_all_there(store: Store) -> bool:
    """Whether neither the table nor the guest was deleted."""
    tables = await store.newest_tables(10, listed=True)
    return bool(tables) and await store.guest_by_token(b"token") is not None


def test_tables_that_were_once_ahead_delete_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is unused, and whose ban has ended, is decided by the time of day."""
    now = milliseconds()
    ahead = TablesClock()
    ahead.never_before(now + 500 * DAY)
    monkeypatch.setattr(clock, "_CLOCK", ahead)

    async def look() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        await used_today(store, now)
        bans = Bans(store, ())
        await bans.add(BanInfo("network", "192.0.2.0/24", now, now + DAY))
        await one_run(store, monkeypatch)
        assert await is_all_there(store)
        assert bans.has_address("192.0.2.7")
        await store.close()

    asyncio.run(look())


def test_a_time_of_day_far_ahead_is_followed_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A wrong clock deletes nothing in its first hours; a server that was off catches up."""
    now = milliseconds()

    async def look() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        await used_today(store, now)
        await one_run(store, monkeypatch)
        assert not caplog.records
        monkeypatch.setattr(clock, "time_ns", lambda: 1_000_000 * (now + 40 * DAY))
        for _ in range(24):
            await one_run(store, monkeypatch)
            assert await is_all_there(store)
        assert {record.message for record in caplog.records} == {"retention/clock-ahead"}
        for _ in range(16):
            await one_run(store, monkeypatch)
        assert not await is_all_there(store)
        await store.close()

    asyncio.run(look())


def test_a_time_of_day_far_behind_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A machine that starts in 1970, until it has asked for the time, has nothing to catch up."""
    now = milliseconds()

    async def look() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        await used_today(store, now - 31 * DAY)
        for at in (now - 5 * DAY, 0, now):
            monkeypatch.setattr(clock, "time_ns", lambda at=at: 1_000_000 * at)
            await one_run(store, monkeypatch)
        assert not await is_all_there(store)
        await store.close()

    asyncio.run(look())
    assert "retention/clock-ahead" not in caplog.text


def test_bans_that_have_ended_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the address and the reason; those in force stay, and those without an end."""
    now = milliseconds()

    async def left() -> list[BanInfo]:
        store = await open_store(tmp_path / "tables.sqlite")
        bans = Bans(store, ())
        await bans.add(BanInfo("network", "192.0.2.0/24", now - 2, now - 1, "spam"))
        await bans.add(BanInfo("network", "198.51.100.0/24", now - 2, now + DAY))
        await bans.add(BanInfo("network", "203.0.113.0/24", now - 1))
        await one_run(store, monkeypatch)
        kept = await store.kept("ban/")
        assert b"192.0.2" not in b"".join(kept.values())
        again = Bans(store, ())
        await again.load()
        await store.close()
        assert len(kept) == len(again.all())
        return again.all()

    targets = [ban.target for ban in asyncio.run(left())]
    assert targets == ["198.51.100.0/24", "203.0.113.0/24"]


def test_a_new_server_scrubs_what_the_last_one_could_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not know whether anything is left, and nobody waits for it, so it takes its time."""
    asked: list[bool] = []

    async def scrub(_: object, *, patiently: bool = False) -> None:
        asked.append(patiently)

    async def look() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        monkeypatch.setattr(type(store), "scrub", scrub)
        rooms = Rooms(store, ServerSettings())
        for _ in range(2):
            await one_run(store, monkeypatch, rooms)
        await store.close()

    asyncio.run(look())
    assert asked == [True]


def test_files_that_were_busy_are_scrubbed_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A log that a backup is reading cannot be emptied: that is logged, and done within an hour."""
    path = tmp_path / "tables.sqlite"
    log_of_database = tmp_path / "tables.sqlite-wal"

    async def look() -> None:
        store = await open_store(path)
        rooms = Rooms(store, ServerSettings())
        await store.add_guest(Guest("ann", "Ann of the Hill", "en", milliseconds()), b"token")
        with closing(sqlite3.connect(path)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT * FROM guests").fetchall()
            await erase_guest(rooms, "ann")
        assert b"Ann of the Hill" in log_of_database.read_bytes()
        assert {record.message for record in caplog.records} == {"store/not-scrubbed"}
        await one_run(store, monkeypatch, rooms)
        assert log_of_database.read_bytes() == b""
        await store.close()

    asyncio.run(look())
