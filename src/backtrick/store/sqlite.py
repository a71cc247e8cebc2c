"""A store in an SQLite file, for a server on one machine."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from .errors import StoreError
from .sql import SqlStore
from .sqlite_appending import EVENTS, FORGET_EVENTS, FORGET_HEADS, in_order
from .sqlite_file import connect, failure, open_file
from .sqlite_writer import SqliteWriter
from .waiting import Change, Step, Work, refuse_nothing

if TYPE_CHECKING:
    from pathlib import Path

    from .port import Batch
    from .rows import Row, Value


class SqliteStore(SqlStore):
    """One thread writes, another one reads. Opened by `open_sqlite`."""

    FORGET_EVENTS = (FORGET_EVENTS, FORGET_HEADS)

    def __init__(self, path: Path, writing: sqlite3.Connection) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._reading = connect(path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self.writer = SqliteWriter(writing, path, self._loop)
        self._is_closed = False

    def append(self, batch: Batch) -> asyncio.Future[None]:
        refuse_nothing(batch)
        return self._put(batch)

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        events = in_order(await self.read(EVENTS, table, after), after)
        if events is None:
            raise StoreError("store/damaged", f"{self._path} has lost events of table {table}.")
        return events

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self.writer.end()
            await self._loop.run_in_executor(self._reader, self._join)
            self._reader.shutdown()

    def _join(self) -> None:
        self._reading.close()
        self.writer.join()

    def _put(self, work: Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._is_closed:
            future.set_exception(self._closed())
        else:
            self.writer.put((work, future))
        return future

    async def write(self, *steps: Step) -> list[list[Row]]:
        return await self._put(Change(steps))

    async def read(self, query: str, *values: Value) -> list[Row]:
        if self._is_closed:
            raise self._closed()
        return await self._loop.run_in_executor(self._reader, self._ask, query, values)

    def _ask(self, query: str, values: tuple[Value, ...]) -> list[Row]:
        try:
            return self._reading.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise failure(self._path, error) from error

    def _closed(self) -> StoreError:
        return StoreError("store/closed", f"{self._path} has been closed.")


async def open_sqlite(path: Path) -> SqliteStore:
    """Open a file, or make it; a `StoreError` says what is wrong with it."""
    return SqliteStore(path, await asyncio.to_thread(open_file, path))
