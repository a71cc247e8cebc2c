"""What can be wrong with a SQLite file, and the errors for it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event, current_thread
from typing import TYPE_CHECKING

import pytest

from backtrick.store import Batch, Conflict, Store, StoreError, open_store, sqlite_writer
from backtrick.store.commit_queue import Statement
from backtrick.store.sqlite import SqliteStore
from tests.patience import PATIENCE, until
from tests.store.postgres import ORDINARY_USER
from tests.store.values import batch, codes, failures, history, opened

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Generator

pytestmark = pytest.mark.asyncio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a file that does not exist yet."""
    return tmp_path / "backtrick.db"


@pytest.fixture
def diary(path: Path) -> Generator[Path]:
    """A file of another program, which must not change."""
    text = "Dear diary, " * 1_000
    path.write_text(text)
    yield path
    assert path.read_text() == text


@pytest.fixture
def read_only_folder() -> Generator[Path]:
    """A read-only folder, even for root, which becomes another user meanwhile."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        user = os.geteuid()
        os.seteuid(user or ORDINARY_USER)
        try:
            yield folder
        finally:
            os.seteuid(user)
            folder.chmod(0o700)


@asynccontextmanager
async def _opened(path: Path) -> AsyncGenerator[SqliteStore]:
    """A SQLite store, with more to inspect than the interface has."""
    async with opened(path) as store:
        assert isinstance(store, SqliteStore)
        yield store


def _begun(store: SqliteStore) -> list[str]:
    """What the thread has begun to write, from now on."""
    begun: list[str] = []

    def note(statement: str) -> None:
        if current_thread().name == "store-writer" and not statement.startswith("PRAGMA"):
            begun.append(statement)

    store.writer.connection.set_trace_callback(note)
    return begun


async def _refusal(place: str | Path) -> StoreError:
    with pytest.raises(StoreError) as raised:
        await open_store(place)
    assert str(raised.value).endswith(".")
    return raised.value


async def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    """Nor the files SQLite puts next to it; its folder is created."""
    path = tmp_path / "some" / "folder" / "backtrick.db"
    async with opened(f"sqlite:///{path}") as store:
        await store.append(batch("table", 1))
        files = list(path.parent.iterdir())
        assert len(files) == 3
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert list(path.parent.iterdir()) == [path]


async def test_every_commit_is_synced(path: Path) -> None:
    """The write-ahead log is synced at each commit."""
    async with _opened(path) as store:
        assert await store.write(
            Statement("PRAGMA journal_mode"), Statement("PRAGMA synchronous")
        ) == [
            [("wal",)],
            [(2,)],
        ]


async def test_a_fast_disk_is_written_to_at_once(path: Path) -> None:
    """By the event loop itself, and by a thread once a transaction has taken long."""
    writers: list[str] = []
    async with _opened(path) as store:
        store.writer.connection.set_trace_callback(lambda _: writers.append(current_thread().name))
        store.writer.is_quick = True
        await store.append(batch("table", 1))
        assert set(writers) == {"MainThread"}
        writers.clear()
        store.writer.is_quick = False
        await store.append(batch("table", 2))
        assert set(writers) == {"store-writer"}


async def test_only_events_are_written_at_once(path: Path) -> None:
    """Anything else may take any time."""
    writers: list[str] = []
    async with _opened(path) as store:
        store.writer.is_quick = True
        store.writer.connection.set_trace_callback(lambda _: writers.append(current_thread().name))
        await store.check()
        assert set(writers) == {"store-writer"}


async def test_the_log_does_not_grow_for_ever(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then the thread writes, and moves the log into the file."""
    monkeypatch.setattr(sqlite_writer, "MOST_AT_ONCE", 3)
    writers: list[str] = []
    async with _opened(path) as store:
        store.writer.connection.set_trace_callback(lambda _: writers.append(current_thread().name))
        for version in range(1, 10):
            store.writer.is_quick = True
            await store.append(batch("table", version))
        assert {"store-writer", "MainThread"} == set(writers)


async def test_a_failing_batch_does_not_take_others_with_it(path: Path) -> None:
    """Even if they would have been written at once."""
    async with _opened(path) as store:
        store.writer.is_quick = True
        told = await asyncio.gather(
            store.append(batch("one", 1)),
            store.append(batch("other", 7)),
            store.append(batch("third", 1)),
            return_exceptions=True,
        )
        assert [type(each) for each in told] == [type(None), Conflict, type(None)]
        assert len(await store.events("third")) == 1


async def test_a_slow_disk_is_left_to_a_thread(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is still stored in order."""
    monkeypatch.setattr(sqlite_writer, "QUICK_SECONDS", 0)
    async with _opened(path) as store:
        await asyncio.gather(*(store.append(batch("table", number)) for number in range(1, 30)))
        assert not store.writer.is_quick
        assert len(await store.events("table")) == 29


@pytest.mark.parametrize("address", ["mysql://there/is", "sqlite://", "sqlite:///", "http://x"])
async def test_an_invalid_address(address: str) -> None:
    """An address for no known kind of store is refused."""
    assert "postgresql://" in str(await _refusal(address))


async def test_a_file_that_is_not_a_database(diary: Path) -> None:
    """It is refused, and not changed."""
    assert (await _refusal(diary)).code == "store/damaged"
    assert (await _refusal(diary)).code == "store/damaged"


async def test_a_database_of_another_program(path: Path) -> None:
    """It is refused, and nothing is added to it."""
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE diary (day)")
    other.close()
    assert (await _refusal(path)).code == "store/foreign"


async def test_a_newer_database(path: Path) -> None:
    """A database written by a newer version is left alone."""
    async with opened(path):
        pass
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    refusal = await _refusal(path)
    assert refusal.code == "store/newer"
    assert "99" in str(refusal)


async def test_a_path_below_a_file(tmp_path: Path) -> None:
    """A store cannot be made where a file takes the place of its folder."""
    (tmp_path / "file").touch()
    assert (await _refusal(tmp_path / "file" / "backtrick.db")).code == "store/unreachable"
    assert (await _refusal(tmp_path)).code == "store/unreachable"


async def test_a_read_only_folder(read_only_folder: Path) -> None:
    """The error names the folder."""
    refusal = await _refusal(read_only_folder / "backtrick.db")
    assert refusal.code == "store/read-only"
    assert str(read_only_folder) in str(refusal)


async def test_a_full_disk(path: Path) -> None:
    """Appends fail but reading works, and appends work again once there is space."""
    async with _opened(path) as store:
        await store.append(batch("table", 1))
        await store.write(Statement("PRAGMA max_page_count = 1"))  # rounded up to the current size
        large = [Batch(f"table {number}", 1, (b"x" * 100_000,)) for number in range(3)]
        assert codes(await failures(store, large)) == ["store/full"] * 3
        assert await store.events("table") == history("table", 1)
        assert await store.events("table 1") == []
        await store.write(Statement("PRAGMA max_page_count = 100000"))
        assert await failures(store, [*large, batch("table", 2)]) == [None] * 4


async def test_small_batches_fit_on_a_nearly_full_disk(path: Path) -> None:
    """Only the batch that is too large fails."""
    async with _opened(path) as store:
        await store.append(batch("table", 1))
        await store.write(Statement("PRAGMA max_page_count = 1"))
        group = [batch("table", 2), Batch("large", 1, (b"x" * 100_000,)), batch("table", 3)]
        assert codes(await failures(store, group)) == [None, "store/full", None]


async def test_a_locked_file(path: Path, give_up_after: Callable[[float], None]) -> None:
    """While another program locks it, writing fails after a while; reading works."""
    give_up_after(0.3)
    async with opened(path) as store:
        await store.append(batch("table", 1))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        group = [batch("table", 2), batch("another", 1)]
        assert codes(await failures(store, group)) == ["store/locked"] * 2
        with pytest.raises(StoreError, match="locked by another program"):
            await store.check()
        assert await store.events("table") == history("table", 1)
        assert (await _refusal(path)).code == "store/locked"
        other.close()
        await store.append(batch("table", 2))


async def test_a_short_lock(path: Path) -> None:
    """The store waits for another program's short write."""
    async with _opened(path) as store:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        begun = _begun(store)
        future = store.append(batch("table", 1))
        await until(lambda: begun)
        assert not future.done()
        other.close()
        await future


async def test_closing_while_the_file_is_locked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Waiting batches are stored before it closes, even if that has to wait for a lock."""
    store = await open_store(path)
    assert isinstance(store, SqliteStore)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    begun, join, joining = _begun(store), store.writer.join, Event()
    monkeypatch.setattr(store.writer, "join", lambda: (joining.set(), join()))
    first = store.append(batch("table", 1))
    await until(lambda: begun)
    second = store.append(batch("table", 2))
    closing = asyncio.ensure_future(store.close())
    await until(joining.is_set)
    assert not first.done()
    assert not closing.done()
    other.close()
    await closing
    assert [await first, await second] == [None, None]
    async with opened(path) as again:
        assert await again.events("table") == history("table", 2)


def _damage(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * (size // 4))


def _damage_a_page(path: Path) -> int:
    """Overwrite the head of a page; return its number."""
    size = int.from_bytes(path.read_bytes()[16:18], "big")
    before = path.stat().st_size // size // 2
    with path.open("r+b") as file:
        file.seek(before * size)
        file.write(b"\xff" * 200)
    return before + 1


async def test_a_damaged_file(path: Path) -> None:
    """Events are read correctly, or an error says why not."""
    tables = [f"table {number}" for number in range(200)]
    async with opened(path) as store:
        for version in range(1, 40):
            await failures(store, [batch(table, version) for table in tables])
    _damage(path)
    async with opened(path) as store:
        read = [store.events(table) for table in tables]
        found = dict(zip(tables, await asyncio.gather(*read, return_exceptions=True), strict=True))
    intact = {table: events for table, events in found.items() if isinstance(events, list)}
    damaged = [error for error in found.values() if isinstance(error, BaseException)]
    assert set(codes(damaged)) == {"store/damaged"}
    assert intact == {table: history(table, 39) for table in intact}


async def test_damage_is_found_without_reading_a_table(path: Path) -> None:
    """Events can still be stored then, but the check of the store tells, also the next time."""
    async with opened(path) as store:
        for version in range(1, 40):
            await failures(store, [batch(f"table {n}", version) for n in range(200)])
        await store.check()
    _damage(path)
    async with opened(path) as store:
        assert await _verdict(store) == "store/damaged"
        assert await _verdict(store) == "store/damaged"


async def test_damage_is_found_when_asked_for(path: Path) -> None:
    """The answer is there once the whole file was read; a sound file passes."""
    async with opened(path) as store:
        for version in range(1, 40):
            await failures(store, [batch(f"table {n}", version) for n in range(200)])
        await store.examine()
    _damage(path)
    async with opened(path) as store:
        with pytest.raises(StoreError, match="damaged"):
            await store.examine()


async def test_damage_is_named_in_one_line(path: Path) -> None:
    """For the log and the terminal: which page it is in."""
    async with opened(path) as store:
        for version in range(1, 40):
            await failures(store, [batch(f"table {n}", version) for n in range(200)])
    page = _damage_a_page(path)
    async with opened(path) as store:
        with pytest.raises(StoreError, match=rf"is damaged: [^\n]*\b{page}\b[^\n]*\.$"):
            await store.examine()


async def _verdict(store: Store) -> str:
    """The code with which the check fails, soon."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await store.check()
            except StoreError as error:
                return error.code
            await asyncio.sleep(0.01)


async def test_a_lost_event_is_remembered(path: Path) -> None:
    """The check of the store tells, although every page can be read."""
    async with opened(path) as store:
        await store.append(batch("table", 1, 5))
        with sqlite3.connect(path) as other:
            other.execute("DELETE FROM events WHERE id = 3")
        other.close()
        await store.check()
        with pytest.raises(StoreError, match="has lost events"):
            await store.events("table")
        assert await _verdict(store) == "store/damaged"


async def test_a_missing_event(path: Path) -> None:
    """A gap in a table's events is noticed, wherever it is."""
    async with opened(path) as store:
        for table in ("first", "middle", "last"):
            await store.append(batch(table, 1, 5))
    with sqlite3.connect(path) as other:
        other.execute("DELETE FROM events WHERE id IN (1, 8, 15)")
    other.close()
    async with opened(path) as store:
        for table in ("first", "middle", "last"):
            with pytest.raises(StoreError, match=f"has lost events of table {table}"):
                await store.events(table)


async def test_forgotten_tables_leave_nothing_behind(path: Path) -> None:
    """No row of a forgotten table is left."""
    async with _opened(path) as store:
        await store.append(batch("kept", 1, 2))
        await store.append(batch("gone", 1, 3))
        await store.write(Statement("UPDATE tables SET updated = 1 WHERE id = 'gone'"))
        assert await store.forget_tables(2) == 1
        assert await store.read("SELECT count(*) FROM events") == [(2,)]
        assert await store.read("SELECT count(*) FROM heads") == [(1,)]


@pytest.mark.parametrize("is_there_another", [False, True])
async def test_a_file_that_was_moved_away(path: Path, *, is_there_another: bool) -> None:
    """Writes to it would be lost, so they are an error, even if a new file has taken its place."""
    async with opened(path) as store:
        await store.check()
        await asyncio.to_thread(path.rename, path.with_name("elsewhere.db"))
        if is_there_another:
            await asyncio.to_thread(path.touch)
        with pytest.raises(StoreError, match="moved or deleted") as caught:
            await store.check()
        assert caught.value.code == "store/unreachable"
