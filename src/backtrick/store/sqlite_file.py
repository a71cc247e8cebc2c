"""Opening an SQLite file, and what can be wrong with it."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .errors import Conflict, StoreCode, StoreError
from .schema_versions import missing
from .sqlite_batches import APPENDING

if TYPE_CHECKING:
    from collections.abc import Generator

BUSY_SECONDS: Final = 1.5
"""Seconds to wait for a locked file. A stopping server may wait twice, and has five seconds for
everything."""
APPLICATION: Final = 0x4261636B
"""The application id in the header of the file: "Back"."""
PAGES_BEFORE_CHECKPOINT: Final = 4000
_WITHOUT_TRACES: Final = 3
"""The first version whose files have no traces of what was deleted."""

_CODES: Final[dict[int, StoreCode]] = {
    sqlite3.SQLITE_BUSY: "store/locked",
    sqlite3.SQLITE_LOCKED: "store/locked",
    sqlite3.SQLITE_FULL: "store/full",
    sqlite3.SQLITE_CORRUPT: "store/damaged",
    sqlite3.SQLITE_NOTADB: "store/damaged",
    sqlite3.SQLITE_READONLY: "store/read-only",
    sqlite3.SQLITE_PERM: "store/read-only",
    sqlite3.SQLITE_CANTOPEN: "store/unreachable",
    sqlite3.SQLITE_IOERR: "store/unreachable",
}
_SYSTEM_CODES: Final[dict[int | None, StoreCode]] = {
    errno.EACCES: "store/read-only",
    errno.EPERM: "store/read-only",
    errno.EROFS: "store/read-only",
    errno.ENOSPC: "store/full",
    errno.EDQUOT: "store/full",
}
_SENTENCES: Final[dict[StoreCode, str]] = {
    "store/locked": "{} is locked by another program",
    "store/full": "There is no space left for {}",
    "store/damaged": "{} is damaged, or no database",
    "store/read-only": "{} cannot be written to",
    "store/unreachable": "{} cannot be reached",
    "store/failed": "{} could not do what was asked",
}


def failure(path: Path, error: sqlite3.Error) -> StoreError:
    """The store error for an SQLite error."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(f"{path} holds something else already: {error}.")
    # The lowest eight bits; the others are details.
    code = _CODES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "store/failed")
    return _error(code, path, str(error))


def open_file(path: Path) -> sqlite3.Connection:
    """Open a file for writing; creates it and its folder if missing."""
    with failing_as_store(path):
        _make(path)
        connection = connect(path)
        try:
            _prepare(connection, path)
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def failing_as_store(path: Path) -> Generator[None]:
    """Raise errors of SQLite and the system as a `StoreError`."""
    try:
        yield
    except OSError as error:
        code = _SYSTEM_CODES.get(error.errno, "store/unreachable")
        raise _error(code, path, error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise failure(path, error) from error


def connect(path: Path) -> sqlite3.Connection:
    """A connection in autocommit mode that another thread may use."""
    return sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )


def be_brief(connection: sqlite3.Connection) -> None:
    """Switch the connection to never wait for locks and to write only to the log."""
    connection.execute("PRAGMA busy_timeout = 0")
    connection.execute("PRAGMA wal_autocheckpoint = 0")


def be_patient(connection: sqlite3.Connection) -> None:
    """Switch the connection to wait for locks and to checkpoint the log."""
    connection.execute(f"PRAGMA busy_timeout = {round(1000 * BUSY_SECONDS)}")
    connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_BEFORE_CHECKPOINT}")


def file_at(path: Path) -> tuple[int, int] | None:
    """The identity of the file at a path; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _error(code: StoreCode, path: Path, detail: str) -> StoreError:
    return StoreError(code, f"{_SENTENCES[code].format(path)}: {detail}.")


def _make(path: Path) -> None:
    """Create an empty file that only its owner can read, which SQLite would not."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if not os.access(path.parent, os.W_OK):  # a journal will be created beside it
        raise PermissionError(errno.EACCES, "nothing can be made in its folder")


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreError("store/unreachable", f"{path} is where no journal can be kept ({mode}).")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # on macOS only this reaches the disk
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted leaves no trace
    connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_BEFORE_CHECKPOINT}")
    if 0 < _migrate(connection, path) < _WITHOUT_TRACES:
        with suppress(sqlite3.OperationalError):  # no space for a copy
            connection.execute("VACUUM")
    connection.executescript(APPENDING)


def check_owner(connection: sqlite3.Connection, path: Path) -> None:
    """Check that a file is empty or ours; raises `StoreError`."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables and application != APPLICATION:
        raise StoreError("store/foreign", f"{path} is the database of another program.")


def _migrate(connection: sqlite3.Connection, path: Path) -> int:
    """Migrate the file; returns its old version.

    If two processes start at once, the second finds it done.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        check_owner(connection, path)
        version = upgrade(connection, path)
    except BaseException:
        connection.rollback()
        raise
    connection.commit()
    return version


def upgrade(connection: sqlite3.Connection, path: Path, until: int | None = None) -> int:
    """Migrate a file up to a version or the newest one, in a transaction; returns its old one."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(missing("sqlite", version, str(path), until), version + 1):
        for statement in step.split(";\n"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
    return int(version)
