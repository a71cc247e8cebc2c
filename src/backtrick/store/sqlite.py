"""A store in an SQLite file, for a server on one machine."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import TYPE_CHECKING

from .commit_queue import Statement
from .errors import StoreError
from .sole_owner import SoleOwner
from .sql import SqlStore
from .sqlite_batches import CHAIN, EVENTS, FORGET_EVENTS, FORGET_HEADS, REPLACE, in_order
from .sqlite_damage import DamageWatch
from .sqlite_file import connect, failure, file_at, open_file
from .sqlite_writer import SqliteWriter

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from .db_rows import Row, Value


class SqliteStore(SoleOwner, SqlStore):
    """One connection writes; another one reads, in a thread. Opened by `open_sqlite`."""

    FORGET_EVENTS = (FORGET_EVENTS, FORGET_HEADS)
    NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def __init__(self, path: Path, writing: sqlite3.Connection) -> None:
        self._reading = connect(path)
        self._damage = DamageWatch(path)
        self.writer = SqliteWriter(writing, path, asyncio.get_running_loop(), self._damage.note)
        super().__init__(str(path), self.writer.put)
        self._path = path
        self._file = file_at(path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        events = in_order(await self.read(EVENTS, table, after), after)
        if events is None:
            lost = StoreError("store/damaged", f"{self._path} has lost events of table {table}.")
            self._damage.note(lost)
            raise lost
        return events

    async def replacements(self, table: str, events: Mapping[int, bytes]) -> list[Statement]:
        ids: dict[int, int] = {row[0]: row[1] for row in await self.read(CHAIN, table)}
        return [Statement(REPLACE, (ids[version], data)) for version, data in events.items()]

    async def scrub(self, *, patiently: bool = False) -> None:
        del patiently  # the log is short
        # Deleted content is overwritten (`secure_delete`), but the log still has the old pages.
        ((is_busy, *_),) = await self.read("PRAGMA wal_checkpoint(TRUNCATE)")
        if is_busy:
            raise StoreError(
                "store/locked", f"{self._path} is being read: its log cannot be emptied."
            )

    async def check(self) -> None:
        # An open file can be written to even after it was moved or deleted.
        await super().check()
        if await asyncio.to_thread(file_at, self._path) != self._file:
            raise StoreError("store/unreachable", f"{self._path} was moved or deleted.")
        if self._damage.found is not None:
            raise copy(self._damage.found)

    async def examine(self) -> None:
        await asyncio.to_thread(self._damage.look)
        await self.check()

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self.writer.end()
            await self._loop.run_in_executor(self._reader, self._join)
            self._reader.shutdown()

    def _join(self) -> None:
        self._damage.end()
        self._reading.close()
        self.writer.join()

    async def ask(self, query: str, values: tuple[Value, ...]) -> list[Row]:
        return await self._loop.run_in_executor(self._reader, self._ask, query, values)

    def _ask(self, query: str, values: tuple[Value, ...]) -> list[Row]:
        try:
            return self._reading.execute(query, values).fetchall()
        except sqlite3.Error as error:
            problem = failure(self._path, error)
            self._damage.note(problem)
            raise problem from error


async def open_sqlite(path: Path) -> SqliteStore:
    """Open or create a file; raises `StoreError`."""
    return SqliteStore(path, await asyncio.to_thread(open_file, path))
