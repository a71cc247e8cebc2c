"""Backups of SQLite files: reading them out, and filling them."""

# ruff: noqa: S608 - names of tables and columns come from the database

from __future__ import annotations

import sqlite3
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING, Final

from ..errors import StoreError
from ..schema_versions import missing
from ..sqlite_batches import EVENTS as EVENTS_OF
from ..sqlite_batches import NEW_TABLE, in_order
from ..sqlite_file import check_owner, connect, failing_as_store, open_file, upgrade
from .parts import EVENT_PART, EVENTS, PARTS, ROWS_AT_ONCE, BackupPart, BadBackup, Snapshot

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
    from pathlib import Path

    from ..db_rows import Row
    from .parts import Chunk

INTERNAL: Final = {"heads", "health"}
"""The tables that a backup does not have: they follow from the others."""
_FLAGS: Final = {"counted", "heard", "listed", "what_if", "won"}
"""Columns that are numbers here, and truth values elsewhere."""
_TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table'"
_WITH_EVENTS: Final = "SELECT id FROM tables JOIN heads USING (number) ORDER BY number"


@asynccontextmanager
async def sqlite_snapshot(path: Path) -> AsyncGenerator[Snapshot]:
    """The content of a file at this moment, whatever a server writes meanwhile."""
    with closing(_connect(path)) as connection:
        with failing_as_store(path):
            connection.execute("PRAGMA query_only = ON")
            connection.execute("BEGIN")
            check_owner(connection, path)
            (schema,) = connection.execute("PRAGMA user_version").fetchone()
            missing("sqlite", schema, str(path))  # refuses newer ones
        yield Snapshot(schema, _chunks(connection, path))


def fill_sqlite(path: Path, schema: int, chunks: Iterator[Chunk], *, replace: bool) -> None:
    """Write a backup to an empty file, or replace whatever it has."""
    with failing_as_store(path), closing(open_file(path)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")  # checked at the end
        connection.execute("BEGIN IMMEDIATE")
        if not replace and not _is_empty(connection):
            raise BadBackup("not-empty")
        for (name,) in connection.execute(_TABLES).fetchall():
            connection.execute(f'DROP TABLE "{name}"')
        connection.execute("PRAGMA user_version = 0")
        # As the tables were when the backup was made; then to what they are now.
        upgrade(connection, path, schema)
        _Filling(connection).write(chunks)
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise BadBackup("damaged")
        upgrade(connection, path)
        connection.execute("COMMIT")


def _connect(path: Path) -> sqlite3.Connection:
    """A connection to an existing file."""
    if not path.is_file():
        raise StoreError("store/unreachable", f"There is no database at {path}.")
    return connect(path)


async def _chunks(connection: sqlite3.Connection, path: Path) -> AsyncIterator[Chunk]:
    with failing_as_store(path):
        names = {name for (name,) in connection.execute(_TABLES)}
        for name in PARTS:
            if name == EVENTS:
                for chunk in _events(connection, path):
                    yield chunk
            elif name in names:
                for chunk in _rows(connection, _part(connection, name)):
                    yield chunk


def _part(connection: sqlite3.Connection, name: str) -> BackupPart:
    found = connection.execute(f"PRAGMA table_info({name})").fetchall()
    columns = {column: kind for _, column, kind, *_ in found}
    if name == "tables":
        del columns["number"]
    return BackupPart(
        name, tuple(columns), tuple(each for each in columns if columns[each] == "BLOB")
    )


def _rows(connection: sqlite3.Connection, part: BackupPart) -> Iterator[Chunk]:
    cursor = connection.execute(f"SELECT {', '.join(part.columns)} FROM {part.name}")
    flags = [place for place, name in enumerate(part.columns) if name in _FLAGS]
    while rows := cursor.fetchmany(ROWS_AT_ONCE):
        yield part, [_with_flags(row, flags) for row in rows] if flags else rows


def _with_flags(row: Row, flags: Sequence[int]) -> Row:
    changed = list(row)
    for place in flags:
        changed[place] = None if row[place] is None else bool(row[place])
    return changed


def _events(connection: sqlite3.Connection, path: Path) -> Iterator[Chunk]:
    for (table,) in connection.execute(_WITH_EVENTS):
        events = in_order(connection.execute(EVENTS_OF, (table, 0)).fetchall(), 0)
        if events is None:
            raise StoreError("store/damaged", f"{path} has lost events of table {table}.")
        yield EVENT_PART, [(table, version, data) for version, data in enumerate(events, 1)]


def _is_empty(connection: sqlite3.Connection) -> bool:
    return not any(connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in PARTS)


class _Filling:
    """Writes rows, and chains events to those before them."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._last = 0
        """The id of the last event."""
        self._table, self._version = "", 0

    def write(self, chunks: Iterator[Chunk]) -> None:
        """Write everything."""
        for part, rows in chunks:
            if part.name == EVENTS:
                self._write_events(rows)
            elif rows:
                places = ", ".join("?" * len(part.columns))
                columns = ", ".join(f'"{name}"' for name in part.columns)
                query = f"INSERT INTO {part.name} ({columns}) VALUES ({places})"
                self._connection.executemany(query, rows)
        self._write_head()

    def _write_events(self, rows: Sequence[Row]) -> None:
        chained: list[Row] = []
        for table, version, data in rows:
            if table != self._table:
                self._write_head()
            previous = self._last if version > 1 else None
            self._last += 1
            chained.append((self._last, previous, data))
            self._table, self._version = table, version
        self._connection.executemany("INSERT INTO events VALUES (?, ?, ?)", chained)

    def _write_head(self) -> None:
        if not self._version:
            return
        self._connection.execute(NEW_TABLE, (self._table,))  # PostgreSQL needs none without listing
        query = "INSERT INTO heads SELECT number, ?, ? FROM tables WHERE id = ?"
        self._connection.execute(query, (self._version, self._last, self._table))
