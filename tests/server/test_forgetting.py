"""Tables that nobody has touched for long are forgotten, and no others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from backtrick.server.clock import milliseconds
from backtrick.server.forgetting import forget_old_tables
from backtrick.store import Batch, Listing, open_store

if TYPE_CHECKING:
    from pathlib import Path

DAY = 24 * 3600 * 1000


def listing(updated: int) -> Listing:
    """A table that was touched at some time."""
    return Listing(
        "g", "", listed=True, phase="open", free_seats=1, host="", guests=(), updated=updated
    )


def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    """Those that are older than so many days."""

    async def forget() -> list[str]:
        store = await open_store(tmp_path / "tables.sqlite")
        now = milliseconds()
        for name, days in {"old": 31, "young": 29}.items():
            await store.append(Batch(name, 1, (b"{}",), listing(now - days * DAY)))
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await forget_old_tables(store, 30)
        found = [name for name, _ in await store.open_tables(10)]
        await store.close()
        return found

    assert asyncio.run(forget()) == ["young"]
