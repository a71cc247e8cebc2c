"""Batches: in order, all or nothing, and never lost once acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from dataclasses import replace
from weakref import ref

import pytest

from backtrick.store import Batch, Conflict, Store, StoreError, open_store, sqlite_writer
from backtrick.store.postgres import PostgresStore
from backtrick.store.sqlite import SqliteStore
from tests.patience import until
from tests.store.values import FINISHED, LISTING, batch, event, history, opened, outcomes

pytestmark = pytest.mark.asyncio


class Asker:
    """Somebody who waits for an answer, as a room does."""

    def __init__(self, answers: list[Exception | None]) -> None:
        self._answers = answers

    def told(self, answer: Exception | None) -> None:
        """Take the answer down."""
        self._answers.append(answer)


async def test_events_come_back_in_order(place: str) -> None:
    """A table's events are those of its batches in order, read from any version on."""
    async with opened(place) as store:
        assert await outcomes(store, [batch("table", 1, 3), batch("table", 4), batch("table", 5)])
        assert await store.events("table") == history("table", 5)
        assert await store.events("table", after=3) == history("table", 5)[3:]
        assert await store.events("table", after=5) == await store.events("table", after=9) == []
        assert await store.events("another") == []


async def test_events_may_be_any_bytes(place: str) -> None:
    """The bytes of an event are stored unchanged."""
    events = (b"", b"\0", bytes(range(256)), b"x" * 100_000)
    async with opened(place) as store:
        await store.append(Batch("tisch/ä", 1, events))
        assert await store.events("tisch/ä") == list(events)


async def test_nothing_is_kept_of_who_was_told(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that waits for more does not keep the last room it has answered in memory."""
    monkeypatch.setattr(sqlite_writer, "QUICK_SECONDS", -1.0)  # so that the thread writes
    async with opened(place) as store:
        await store.append(batch("table", 1))
        answers: list[Exception | None] = []
        asker = Asker(answers)
        store.append_then(batch("table", 2), asker.told)
        asker = ref(asker)
        await until(lambda: answers == [None])
        await until(lambda: asker() is None)


async def test_an_existing_version_is_a_conflict(place: str) -> None:
    """A version cannot be stored twice; the first one stays."""
    async with opened(place) as store:
        await store.append(batch("table", 1, 2))
        for first in (1, 2):
            with pytest.raises(Conflict, match=rf"Version {first} of table table"):
                await store.append(Batch("table", first, (b"other",)))
        assert await store.events("table") == history("table", 2)


@pytest.mark.parametrize("first", [-1, 0, 2, 4])
async def test_a_gap_is_a_conflict(place: str, first: int) -> None:
    """A table begins with version 1, and no version may be skipped."""
    async with opened(place) as store:
        with pytest.raises(Conflict) as raised:
            await store.append(batch("new", first))
        assert raised.value.code == "store/conflict"
        await store.append(batch("table", 1, 2))
        with pytest.raises(Conflict):
            await store.append(batch("table", first))
        assert await store.events("new") == []


async def test_a_batch_is_all_or_nothing(place: str) -> None:
    """If the finished game of a batch already exists, neither events nor listing are stored."""
    async with opened(place) as store:
        await store.append(Batch("table", 1, (b"1",), LISTING, FINISHED))
        listing = replace(LISTING, phase="over", guests=())
        with pytest.raises(Conflict):
            await store.append(Batch("table", 2, (b"2", b"3"), listing, FINISHED))
        assert await store.events("table") == [b"1"]
        assert await store.tables_of("ann", 9) == [("table", LISTING)]
        await store.append(Batch("table", 2, (b"2",), listing, replace(FINISHED, number=2)))
        assert len(await store.finished("table")) == 2


async def test_a_batch_without_events_is_refused(place: str) -> None:
    """It could be stored twice unnoticed."""
    async with opened(place) as store:
        with pytest.raises(ValueError, match="no events"):
            store.append(Batch("table", 1, ()))


async def test_a_conflict_does_not_harm_others(place: str) -> None:
    """Among batches committed together, only the wrong ones fail, and those that follow them."""
    async with opened(place) as store:
        wrong = [batch("wrong", 2), batch("wrong", 3), batch("both", 1), batch("both", 3)]
        right = [batch("one", 1), batch("two", 1, 2), batch("one", 2)]
        assert await outcomes(store, [right[0], *wrong, *right[1:], batch("both", 2)]) == [
            *(True, False, False, True, False, True, True, True)
        ]
        assert await store.events("one") == history("one", 2)
        assert await store.events("both") == history("both", 2)
        assert await store.events("wrong") == []


async def test_an_invalid_batch_does_not_harm_others(place: str) -> None:
    """The caller that passes nonsense gets the error; the other batches are stored."""
    async with opened(place) as store:
        futures = [store.append(batch("one", 1)), store.append(Batch("two", 1, (3.5,)))]  # type: ignore[arg-type]
        found = await asyncio.gather(
            *futures, store.append(batch("three", 1)), return_exceptions=True
        )
        assert [isinstance(one, Exception) for one in found] in (
            [False, True, False],
            [False, False, False],  # SQLite accepts any type
        )
        assert await store.events("three") == history("three", 1)


async def test_waiting_batches_are_committed_together(place: str) -> None:
    """Batches that arrive at the same time share one commit."""
    async with opened(place) as store:
        statements = _watch(store)
        assert all(await outcomes(store, [batch(f"table {n}", 1) for n in range(500)]))
        assert statements.count("COMMIT") == 1


def _watch(store: Store) -> list[str]:
    """A list of the statements sent to the database from now on."""
    statements: list[str] = []
    if isinstance(store, SqliteStore):
        store.writer.connection.set_trace_callback(statements.append)
    if isinstance(store, PostgresStore):
        assert store.writer.connection is not None
        store.writer.connection.add_query_logger(lambda said: statements.append(said.query))
    return statements


@pytest.mark.parametrize("seed", range(4))
async def test_many_tables_at_once(place: str, seed: int) -> None:
    """In any order of appends, each table holds exactly its accepted batches, in order."""
    chance = random.Random(seed)
    expected: defaultdict[str, list[bytes]] = defaultdict(list)
    async with opened(place) as store:
        for _ in range(25):
            group: list[Batch] = []
            right: list[bool] = []
            for _ in range(chance.randint(1, 40)):
                table = f"table {chance.randint(1, 12)}"
                first = len(expected[table]) + chance.choice([1, 1, 1, 1, 1, 1, 1, 1, 0, 2])
                one = batch(table, first, chance.randint(1, 3))
                right.append(first == len(expected[table]) + 1)
                expected[table] += one.events if right[-1] else ()
                group.append(one)
            assert await outcomes(store, group) == right
    async with opened(place) as store:
        for table, events in expected.items():
            assert await store.events(table) == events


async def test_reading_and_writing_at_once(place: str) -> None:
    """A reader sees a table up to some version, with nothing acknowledged missing."""
    async with opened(place) as store:
        acknowledged = 0

        async def write() -> None:
            nonlocal acknowledged
            for version in range(1, 101):
                await store.append(batch("table", version))
                acknowledged = version

        writing = asyncio.create_task(write())
        while not writing.done():
            before = acknowledged
            events = await store.events("table")
            assert events == history("table", len(events))
            assert len(events) >= before
        await writing


async def test_closing_commits_waiting_batches(place: str) -> None:
    """Callers need not await the futures before closing."""
    store = await open_store(place)
    futures = [store.append(batch("table", version)) for version in range(1, 201)]
    await store.close()
    assert [future.done() and future.exception() for future in futures] == [None] * 200
    async with opened(place) as again:
        assert await again.events("table") == history("table", 200)


async def test_a_closed_store_raises_an_error(place: str) -> None:
    """Every call raises an error and none hangs; closing twice is fine."""
    store = await open_store(place)
    await store.close()
    await store.close()
    for asked in (store.append(batch("table", 1)), store.events("table"), store.check()):
        with pytest.raises(StoreError) as raised:
            await asked
        assert raised.value.code == "store/closed"


async def test_a_cancelled_append_does_not_stop_the_others(place: str) -> None:
    """The cancelled future is left alone, and its batch is stored all the same."""
    async with opened(place) as store:
        store.append(batch("table", 1)).cancel()
        await store.append(batch("table", 2))
        assert await store.events("table") == [event("table", 1), event("table", 2)]
