"""A store in a PostgreSQL server."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from typing import TYPE_CHECKING, Final

import asyncpg

from .commit_queue import Statement
from .errors import StoreError
from .locations import without_secrets
from .postgres_batches import EVENTS, FORGET_EVENTS, REPLACE
from .postgres_leases import FORGET_LEASES, PostgresLeases
from .postgres_server import PROBLEMS, SETTINGS, connect, failure, migrate
from .postgres_writer import PostgresWriter
from .sql import SqlStore

if TYPE_CHECKING:
    from collections.abc import Mapping

    from asyncpg import Connection, Pool, Record

    from .db_rows import Row, Value

OPEN_SECONDS: Final = 60.0
"""Seconds to connect when a server starts: nobody plays yet, and the machine may be busy."""
MIGRATION_SECONDS: Final = 1800.0
"""Seconds for an upgrade of the tables, which may go through all games ever played."""
READ_SECONDS: Final = 3.0
CLOSE_SECONDS: Final = 3.0
PATIENT_SECONDS: Final = 1800.0
"""Seconds for vacuuming when nobody waits for it: large tables take minutes."""
READERS: Final = 4
SCRUB: Final = """
    VACUUM analyses, bells, circle_members, circles, codes, daily_devices, daily_tries, drills,
           events, finished, guests, keepsakes, leases, played, rings, seated, shares, sum_weeks,
           summaries, sums, tables, tokens, visitors, weeks"""
OTHERS: Final = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend'
          AND backend_xmin IS NOT NULL AND application_name <> $1"""
"""Other programs, such as a backup, that still see rows which have been deleted since."""


class PostgresStore(PostgresLeases, SqlStore):
    """One connection writes, a few others read. Opened by `open_postgres`."""

    FORGET_EVENTS = (FORGET_EVENTS, FORGET_LEASES)
    NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

    def __init__(self, url: str, writing: Connection[Record], readers: Pool[Record]) -> None:
        self.server = token_hex(8)
        self.writer = PostgresWriter(writing, url, self.server)
        super().__init__(without_secrets(url), self.writer.put)
        self._readers = readers

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self.read(EVENTS, table, after)
        if rows and rows[-1][0] - after != len(rows):
            raise StoreError("store/damaged", f"{self._where} has lost events of table {table}.")
        return [data for _, data in rows]

    async def replacements(self, table: str, events: Mapping[int, bytes]) -> list[Statement]:
        return [Statement(REPLACE, (table, version, data)) for version, data in events.items()]

    async def scrub(self, *, patiently: bool = False) -> None:
        # Deleted rows stay in their pages until they are vacuumed.
        if self._is_closed:
            raise self._closed()
        seconds = PATIENT_SECONDS if patiently else READ_SECONDS
        ((others,),) = await self._ask_for(seconds, OTHERS, (SETTINGS["application_name"],))
        await self._ask_for(seconds, SCRUB, ())
        if others:
            raise StoreError(
                "store/locked", f"{self._where} is being read: deleted rows have to be kept."
            )

    async def examine(self) -> None:
        # PostgreSQL checks its pages as it reads them, if they have checksums.
        await self.check()

    async def close(self) -> None:
        if self._is_closed:
            return
        self.leave()
        self._is_closed = True
        await self.writer.finish()
        try:
            await asyncio.wait_for(self._readers.close(), CLOSE_SECONDS)
        except PROBLEMS:
            self._readers.terminate()

    async def ask(self, query: str, values: tuple[Value, ...]) -> list[Row]:
        return await self._ask_for(READ_SECONDS, query.replace("?", "$"), values)

    async def _ask_for(self, seconds: float, query: str, values: tuple[Value, ...]) -> list[Row]:
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(query, values)
        except PROBLEMS as error:
            raise failure(self._where, error) from error

    async def _ask(self, query: str, values: tuple[Value, ...]) -> list[Row]:
        connection = await self._readers.acquire()
        try:
            return [tuple(row) for row in await connection.fetch(query, *values)]
        except asyncio.CancelledError:
            connection.terminate()  # returning it would wait for the server's answer
            raise
        finally:
            await self._readers.release(connection)


async def open_postgres(url: str) -> PostgresStore:
    """Connect to a server and create its tables; raises `StoreError`."""
    try:
        writing = await connect(url, OPEN_SECONDS)
        try:
            async with asyncio.timeout(MIGRATION_SECONDS):
                await migrate(writing, without_secrets(url))
            async with asyncio.timeout(OPEN_SECONDS):
                readers = await _readers(url)
        except BaseException:
            writing.terminate()
            raise
    except PROBLEMS as error:
        raise failure(without_secrets(url), error) from error
    return PostgresStore(url, writing, readers)


async def _readers(url: str) -> Pool[Record]:
    readers = asyncpg.create_pool(
        url,
        min_size=1,
        max_size=READERS,
        timeout=OPEN_SECONDS,  # reads wait no longer than `READ_SECONDS` in any case
        server_settings=SETTINGS,
    )
    await readers
    return readers
