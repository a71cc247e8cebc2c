"""One server per SQLite file: the second one is refused.

The lock is a file of its own beside the database. Closing any descriptor of the database itself
would drop the locks that SQLite holds on it. The system releases the lock when the process ends,
however it ends, so a server can start again at once. The file stays: deleting it would let two
servers lock two files of the same name.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import contextmanager
from stat import S_ISDIR
from typing import TYPE_CHECKING, Final

from .errors import StoreError
from .locations import file_path
from .sqlite_file import failing_as_store

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

SUFFIX: Final = ".lock"
_TAKEN: Final = {errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK}


@contextmanager
def sole_server(place: str | Path) -> Generator[None]:
    """Be the only server of a store; raises `StoreError` if there is another one.

    Servers of a PostgreSQL database are not counted.
    """
    path = file_path(place)
    if path is not None:
        _check_name(path)
    lock = None if path is None else _lock(path.resolve())
    try:
        yield
    finally:
        if lock is not None:
            os.close(lock)


def _check_name(path: Path) -> None:
    """StoreError if it is a folder, or has other names, by which others could use it meanwhile.

    SQLite keeps a log for each name, so both would overwrite what the other has written.
    """
    try:
        found = path.stat()
    except OSError:
        return  # there is no such file yet, or opening it will say why not
    if S_ISDIR(found.st_mode):
        raise StoreError("store/unreachable", f"{path} is a folder. Name a file.")
    if found.st_nlink > 1:
        raise StoreError("store/locked", f"{path} has several names (hard links). Keep one.")


def _lock(path: Path) -> int | None:
    """The descriptor that holds the lock; None where the file system has no locks."""
    opened = _opened(path.with_name(f"{path.name}{SUFFIX}"))
    if opened is None:
        return None
    try:
        _lock_or_fail(opened)
    except OSError as error:
        os.close(opened)
        if error.errno in _TAKEN:
            raise StoreError("store/locked", f"A server is already using {path}.") from error
        return None
    return opened


def _opened(lock: Path) -> int | None:
    """The file of the lock, opened; None if nothing can be made in its folder."""
    with failing_as_store(lock):
        try:
            lock.parent.mkdir(parents=True, exist_ok=True)
            return os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            if os.access(lock.parent, os.W_OK | os.X_OK):  # it may belong to somebody else
                raise
            return None  # opening the database will fail as well, and say why


def _lock_or_fail(opened: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415  only Windows has it

        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415  Windows has none

        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
