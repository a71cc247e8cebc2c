"""Backups of PostgreSQL databases: reading them out, and filling them."""

# ruff: noqa: S608 - names of tables and columns come from the database

from __future__ import annotations

from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Final

import asyncpg

from ..errors import StoreError
from ..locations import without_secrets
from ..postgres_server import MIGRATION_LOCK, PROBLEMS, SETTINGS, failure, upgrade, version_of
from ..schema_versions import missing
from .parts import EVENTS, PARTS, ROWS_AT_ONCE, BackupPart, BadBackup, Snapshot

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Generator, Iterator

    from asyncpg import Connection, Record

    from .parts import Chunk

INTERNAL: Final = {"backtrick_schema", "health", "leases", "servers"}
"""The tables that a backup does not have."""
_CONNECT_SECONDS: Final = 10
_SETTINGS: Final = SETTINGS | {
    "application_name": "backtrick backup",
    "idle_in_transaction_session_timeout": "0",  # the file may be slower
}
_COLUMNS: Final = """
    SELECT column_name, data_type FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"""
_ORDER: Final = {EVENTS: "ORDER BY table_id, version"}
_SERVERS: Final = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = $1"""


@asynccontextmanager
async def postgres_snapshot(url: str) -> AsyncGenerator[Snapshot]:
    """The content of a database at this moment, whatever a server writes meanwhile."""
    where = without_secrets(url)
    async with _connected(url) as connection:
        with _failing_as_store(where):
            await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            schema = await version_of(connection)
        if not schema:
            raise StoreError("store/unreachable", f"Backtrick has stored nothing in {where}.")
        missing("postgres", schema, where)  # refuses newer ones
        yield Snapshot(schema, _chunks(connection, where))


async def fill_postgres(url: str, schema: int, chunks: Iterator[Chunk], *, replace: bool) -> None:
    """Write a backup to an empty database, or replace whatever it has."""
    where = without_secrets(url)
    async with _connected(url) as connection:
        with _failing_as_store(where):
            async with connection.transaction():
                # Servers that start now wait for it, and give up.
                await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                await _clear(connection, where, replace=replace)
                # As the tables were when the backup was made; then to what they are now.
                await upgrade(connection, where, schema)
                await _copy(connection, chunks)
                await upgrade(connection, where)


async def _clear(connection: Connection[Record], where: str, *, replace: bool) -> None:
    """Drop our tables, if they may be dropped."""
    if await connection.fetchval(_SERVERS, SETTINGS["application_name"]):
        raise StoreError("store/locked", f"A server is already using {where}.")
    await upgrade(connection, where)  # refuses foreign ones
    if not replace and not await _is_empty(connection):
        raise BadBackup("not-empty")
    await connection.execute(f"DROP TABLE {', '.join((*PARTS, *INTERNAL))}")


async def _copy(connection: Connection[Record], chunks: Iterator[Chunk]) -> None:
    for part, rows in chunks:
        if rows:
            await connection.copy_records_to_table(
                part.name, records=map(tuple, rows), columns=part.columns
            )


@asynccontextmanager
async def _connected(url: str) -> AsyncGenerator[Connection[Record]]:
    try:
        connection = await asyncpg.connect(url, timeout=_CONNECT_SECONDS, server_settings=_SETTINGS)
    except (*PROBLEMS, ValueError) as error:  # ValueError: not a valid address
        raise failure(without_secrets(url), error) from error
    try:
        yield connection
    finally:
        connection.terminate()


@contextmanager
def _failing_as_store(where: str) -> Generator[None]:
    """Raise errors of the database as a `StoreError`."""
    try:
        yield
    except PROBLEMS as error:
        raise failure(where, error) from error


async def _chunks(connection: Connection[Record], where: str) -> AsyncIterator[Chunk]:
    with _failing_as_store(where):
        for name in PARTS:
            found = await connection.fetch(_COLUMNS, name)
            columns: dict[str, str] = {row[0]: row[1] for row in found}
            if columns:
                encoded = tuple(each for each in columns if columns[each] == "bytea")
                async for chunk in _rows(connection, BackupPart(name, tuple(columns), encoded)):
                    yield chunk


async def _rows(connection: Connection[Record], part: BackupPart) -> AsyncIterator[Chunk]:
    columns = ", ".join(part.columns)
    query = f"SELECT {columns} FROM {part.name} {_ORDER.get(part.name, '')}"
    cursor = await connection.cursor(query)
    while rows := await cursor.fetch(ROWS_AT_ONCE):
        yield part, [tuple(row) for row in rows]


async def _is_empty(connection: Connection[Record]) -> bool:
    for name in PARTS:
        if await connection.fetchval(f"SELECT true FROM {name} LIMIT 1"):
            return False
    return True
