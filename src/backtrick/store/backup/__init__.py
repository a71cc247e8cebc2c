"""Backups: everything in a store as one file, for a store of either kind.

path = Path("tables.backup")
rows = await make_backup("tables.sqlite", path, print)
await restore_backup("postgresql://localhost/backtrick", path, print, replace=False)
"""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from typing import IO, TYPE_CHECKING, Final

from ..errors import StoreError
from ..locations import file_path, without_secrets
from ..schema_versions import migrations
from ..sole_server import sole_server
from .file import BackupReader, BackupWriter
from .parts import BadBackup, EventOrder

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from .parts import Chunk, Snapshot

    Progress = Callable[[int], None]
    """Gets the number of rows so far."""

__all__ = ["BadBackup", "check_backup", "make_backup", "restore_backup"]

_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL
"""Never a file or a link that somebody else has put there."""


async def make_backup(place: str, path: Path, progress: Progress) -> int:
    """Write a snapshot of a store to a file, even while a server uses it; returns its rows.

    Raises `StoreError` or `OSError`.
    """
    order = EventOrder(StoreError("store/damaged", f"{without_secrets(place)} has lost events."))
    async with _snapshot(place) as snapshot:
        with _whole_or_no_file(path) as stream:
            writer = BackupWriter(stream, snapshot.schema)
            async for chunk in snapshot.chunks:
                order.check(chunk)
                writer.write(chunk)
                progress(writer.rows)
            writer.finish()
    return writer.rows


def check_backup(path: Path) -> int:
    """Read a whole backup; returns the number of its rows. Raises `BadBackup` or `OSError`."""
    order = EventOrder(BadBackup("damaged"))
    with path.open("rb") as stream:
        reader = BackupReader(stream)
        if reader.head.schema > len(migrations("sqlite")):
            raise BadBackup("newer")
        for chunk in reader.chunks():
            order.check(chunk)
        return reader.rows


async def restore_backup(place: str, path: Path, progress: Progress, *, replace: bool) -> int:
    """Fill an empty store from a checked backup, or replace all it holds; returns the rows.

    Writes all or nothing. Raises `BadBackup`, `StoreError` or `OSError`.
    """
    with path.open("rb") as stream, sole_server(place):
        reader = BackupReader(stream)
        await _fill(place, reader.head.schema, _counted(reader, progress), replace=replace)
        return reader.rows


def _snapshot(place: str) -> AbstractAsyncContextManager[Snapshot]:
    path = file_path(place)
    if path is None:
        from .postgres import postgres_snapshot  # noqa: PLC0415 - asyncpg is slow to import

        return postgres_snapshot(place)
    from .sqlite import sqlite_snapshot  # noqa: PLC0415 - likewise with PostgreSQL

    return sqlite_snapshot(path)


async def _fill(place: str, schema: int, chunks: Iterator[Chunk], *, replace: bool) -> None:
    path = file_path(place)
    if path is None:
        from .postgres import fill_postgres  # noqa: PLC0415 - as above

        await fill_postgres(place, schema, chunks, replace=replace)
    else:
        from .sqlite import fill_sqlite  # noqa: PLC0415 - as above

        fill_sqlite(path, schema, chunks, replace=replace)


@contextmanager
def _whole_or_no_file(path: Path) -> Generator[IO[bytes]]:
    """A new file that gets its name once it is complete.

    Only its owner can read it, because it holds names and what was said.
    """
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.unlink(missing_ok=True)  # of a backup that was killed
    try:
        with os.fdopen(os.open(unfinished, _NEW, 0o600), "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.replace(path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise


def _counted(reader: BackupReader, progress: Progress) -> Iterator[Chunk]:
    for chunk in reader.chunks():
        yield chunk
        progress(reader.rows)
