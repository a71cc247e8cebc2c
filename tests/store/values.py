"""Values to store, and stores that close themselves."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from backtrick.store import Batch, Conflict, GameListing, Guest, Listing, Store, open_store

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence
    from pathlib import Path

    from backtrick.store import StoreError

LISTING = Listing(
    game="a game",
    options="players=3",
    listed=True,
    phase="open",
    free_seats=1,
    host="ann",
    guests=("ann", "bob"),
    updated=1_000,
    what_if=False,
)
FINISHED = GameListing(
    table="table",
    number=1,
    game="a game",
    options="players=3",
    guests=("ann", None, "bob"),
    names=("Ann", "greedy", "Bób"),
    ended=5_000,
    lasted=4_000,
    ending="won",
    winners=(0, 1, 2),
    cards_left=0,
    hints=2,
)
ANN = Guest("ann", "Ann", "en")


@asynccontextmanager
async def opened(place: str | Path) -> AsyncGenerator[Store]:
    """A store, closed at the end of the block."""
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


def event(table: str, version: int) -> bytes:
    """An event that names its table and version."""
    return f"{table}/{version}".encode()


def batch(table: str, first: int, length: int = 1) -> Batch:
    """A batch of such events."""
    return Batch(table, first, tuple(event(table, first + number) for number in range(length)))


def history(table: str, length: int) -> list[bytes]:
    """All such events of a table with this many."""
    return [event(table, version) for version in range(1, length + 1)]


async def outcomes(store: Store, batches: Sequence[Batch]) -> list[bool]:
    """Append all at once; return those stored. The others must be conflicts."""
    futures = [store.append(one) for one in batches]
    found = await asyncio.gather(*futures, return_exceptions=True)
    assert [one for one in found if one is not None and not isinstance(one, Conflict)] == []
    return [one is None for one in found]


async def failures(store: Store, batches: Sequence[Batch]) -> list[BaseException | None]:
    """Append all at once; return the failure of each, or None."""
    futures = [store.append(one) for one in batches]
    return await asyncio.gather(*futures, return_exceptions=True)


def codes(found: Sequence[BaseException | StoreError | None]) -> list[str | None]:
    """The codes of some failures."""
    return [getattr(one, "code", None) for one in found]


async def list_table(store: Store, table: str, **changes: object) -> None:
    """Add a table of one event, with a listing that has these changes."""
    listing = replace(LISTING, **changes)  # pyright: ignore[reportArgumentType] - by name
    await store.append(Batch(table, 1, (b"opened",), listing))


async def finish_game(store: Store, table: str, **changes: object) -> GameListing:
    """Add a table of one event, with a finished game that has these changes."""
    finished = replace(FINISHED, table=table, **changes)  # pyright: ignore[reportArgumentType]
    await store.append(Batch(table, 1, (b"finished",), LISTING, finished))
    return finished
