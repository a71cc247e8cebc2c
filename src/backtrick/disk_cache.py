"""The cache on disk for things made from the code: compiled kernels, the patterns of a language.

The cache folder is named after a hash of everything they were made from, so a change of any of it
makes them again.
"""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from time import time
from typing import TYPE_CHECKING, Final
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

PACKAGE: Final = Path(__file__).parent
_KEPT_SECONDS: Final = 7 * 24 * 3600
_CHECKSUM: Final = 4


def key(sources: Iterable[Path], *versions: str) -> str:
    """Twenty letters that stand for the contents of these files, for Python and its libraries."""
    made_from = sha256(" ".join((sys.version, sys.byteorder, *versions)).encode())
    for source in sorted(sources):
        made_from.update(source.read_bytes())
    return made_from.hexdigest()[:20]


def folder(name: str) -> Path | None:
    """A folder that only we can write to, among the user's caches if possible."""
    for place in filter(Path.is_absolute, (*_caches(), Path(tempfile.gettempdir()))):
        found = place / "backtrick" / name
        try:
            found.mkdir(parents=True, exist_ok=True)
            if is_ours(found) and is_ours(found.parent):
                return found
        except OSError:
            continue
    return None


def _caches() -> Iterator[Path]:
    """The user's folder for caches, where it is known."""
    if chosen := os.environ.get("XDG_CACHE_HOME"):
        yield Path(chosen)
        return
    with suppress(RuntimeError):  # a user without a home
        yield Path.home() / ".cache"


def is_ours(place: Path) -> bool:
    """Whether we can write there, and not just anybody: some of what is kept is code."""
    found = place.stat()
    is_open_to_all = found.st_mode & stat.S_IWOTH
    return os.access(place, os.W_OK) and found.st_uid == os.getuid() and not is_open_to_all


def clear_out(used: Path) -> None:
    """Remove folders of the same kind (the part of the name before the dash) not used for long."""
    kind = used.name.partition("-")[0]
    with suppress(OSError):  # another process may be about it too
        os.utime(used)  # first, or it would itself count as unused
        for old in used.parent.glob(f"{kind}-*"):
            if time() - old.stat().st_mtime > _KEPT_SECONDS:
                rmtree(old, ignore_errors=True)


@contextmanager
def sole_maker(place: Path) -> Generator[bool]:
    """Whether no other process is making the same; the lock ends with the process."""
    try:
        import fcntl  # noqa: PLC0415  there is none for Windows
    except ImportError:
        yield True
        return
    with (place / "making").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def write(file: Path, data: bytes) -> None:
    """Keep data, if there is room; other processes find all of it or nothing."""
    with suppress(OSError):
        handle, name = tempfile.mkstemp(dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as new:
                new.write(_checksum(data) + data)
            os.replace(name, file)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise


def read(file: Path) -> memoryview | None:
    """What was kept; None if there is nothing, or it has been damaged."""
    try:
        found = memoryview(file.read_bytes())
    except OSError:
        return None
    data = found[_CHECKSUM:]
    return data if bytes(found[:_CHECKSUM]) == _checksum(data) else None


def _checksum(data: bytes | memoryview) -> bytes:
    """Tells damage; that nobody else writes here is for the folder to ensure."""
    return crc32(data).to_bytes(_CHECKSUM, "big")
