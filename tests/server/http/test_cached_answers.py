"""What is the same for everybody is made once a second, however many ask."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import httpx
import pytest

from backtrick.server.app import application
from backtrick.server.http import cached_answers
from backtrick.server.http.cached_answers import CachedAnswer
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import StoreError, open_store

if TYPE_CHECKING:
    from pathlib import Path


class Clock:
    """A clock that stands still unless a test moves it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of what is kept."""
    made = Clock()
    monkeypatch.setattr(cached_answers, "monotonic", made)
    return made


@pytest.mark.asyncio
async def test_it_is_made_once_a_second(clock: Clock) -> None:
    """Even if several ask at the same moment."""
    made = list[int]()

    async def make() -> int:
        made.append(len(made))
        await asyncio.sleep(0)
        return made[-1]

    kept = CachedAnswer(make)
    assert {*await asyncio.gather(*(kept.get() for _ in range(50)))} == {0}
    clock.now = 0.9
    assert await kept.get() == 0
    clock.now = 1.0
    assert {*await asyncio.gather(*(kept.get() for _ in range(50)))} == {1}
    assert made == [0, 1]


@pytest.mark.asyncio
async def test_nothing_is_begun_twice(clock: Clock) -> None:
    """What takes longer is waited for, even if the first who asked has gone away."""
    begun, may_end = list[int](), asyncio.Event()

    async def make() -> str:
        begun.append(1)
        await may_end.wait()
        return "made"

    kept = CachedAnswer(make)
    first = asyncio.create_task(kept.get())
    await asyncio.sleep(0)
    clock.now = 60.0
    second = asyncio.create_task(kept.get())
    await asyncio.sleep(0)
    first.cancel()
    may_end.set()
    assert await second == "made"
    assert len(begun) == 1


@pytest.mark.asyncio
async def test_a_failure_is_kept_as_well(clock: Clock) -> None:
    """Failing may take longest; a second later it is tried again."""
    failures = [StoreError("store/full", "The disk is full.")]

    async def make() -> str:
        if failures:
            raise failures.pop()
        return "made"

    kept = CachedAnswer(make)
    for _ in range(3):
        with pytest.raises(StoreError):
            await kept.get()
    clock.now = 1.0
    assert await kept.get() == "made"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "owner, work, paths",
    [("store", "check", ("/healthz", "/readyz")), ("rooms", "listed", ("/api/tables",))],
)
async def test_asking_often_is_no_more_work(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    clock: Clock,
    *,
    owner: str,
    work: str,
    paths: tuple[str, ...],
) -> None:
    """Health checks write to the store, and the public list goes through all rooms."""
    settings, done = ServerSettings(), list[float]()
    store = await open_store(tmp_path / "tables.sqlite")
    rooms = Rooms(store, settings)
    worker = {"store": store, "rooms": rooms}[owner]
    do = getattr(worker, work)
    monkeypatch.setattr(worker, work, lambda: (done.append(clock.now), do())[1])
    transport = httpx.ASGITransport(app=application(rooms, settings))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        for clock.now in (0.0, 0.5, 1.0, 1.5):
            for path in 5 * paths:
                assert (await client.get(path)).status_code == 200
    assert done == [0.0, 1.0]
    await store.close()
