"""Compiling kernels, once: what is compiled is kept until the code that it came from changes.

Numba alone would keep a kernel although another file that it calls, or a rule that its tables come
from, has changed. So the kept kernels lie in a folder named after all of that.
"""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from time import time
from typing import Any, Final, TypeVar, cast

import numba  # pyright: ignore[reportMissingTypeStubs]
from numba.core import config  # pyright: ignore[reportMissingTypeStubs]

_PACKAGE: Final = Path(__file__).parent.parent
_KEPT_SECONDS: Final = 7 * 24 * 3600
_SOURCES: Final = ("games", "sim", "bots")
_FunctionT = TypeVar("_FunctionT", bound=Callable[..., Any])


def key() -> str:
    """What kernels are made from, in twenty letters: this code, Python, Numba and NumPy."""
    made_from = sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    for source in sorted(path for part in _SOURCES for path in (_PACKAGE / part).rglob("*.py")):
        made_from.update(source.read_bytes())
    return made_from.hexdigest()[:20]


def kept_in() -> Path:
    """Where the kernels of this very code are kept: with the user's caches, if that can be."""
    for place in filter(Path.is_absolute, (*_caches(), Path(tempfile.gettempdir()))):
        folder = place / "backtrick" / f"kernels-{key()}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if is_ours(folder) and is_ours(folder.parent):
            return folder
    return Path(tempfile.mkdtemp(prefix="backtrick-kernels-"))


def _caches() -> Iterator[Path]:
    """The user's folder for caches, where it is known."""
    if chosen := os.environ.get("XDG_CACHE_HOME"):
        yield Path(chosen)
        return
    with suppress(RuntimeError):  # a user without a home
        yield Path.home() / ".cache"


def is_ours(folder: Path) -> bool:
    """Whether we may write there, and not just anybody: what is kept is code that will be run."""
    found = folder.stat()
    is_open_to_all = found.st_mode & stat.S_IWOTH
    return os.access(folder, os.W_OK) and found.st_uid == os.getuid() and not is_open_to_all


def clear_out(folder: Path) -> None:
    """Remove what was compiled from older code and has not been used for long."""
    os.utime(folder)  # first, or it would itself count as unused
    for old in folder.parent.glob("kernels-*"):
        with suppress(OSError):  # another process may be about it too
            if time() - old.stat().st_mtime > _KEPT_SECONDS:
                rmtree(old, ignore_errors=True)


FOLDER: Final = kept_in()
clear_out(FOLDER)
config.CACHE_DIR = str(FOLDER)  # pyright: ignore[reportAttributeAccessIssue]


def is_compiled(what: str) -> bool:
    """Whether all that this needs has been compiled before."""
    return _ready(what).exists()


def remember_compiled(what: str) -> None:
    """From now on it has been."""
    with suppress(OSError):  # a full disk, say: then it is said again next time
        _ready(what).touch()


def _ready(what: str) -> Path:
    return FOLDER / f"ready-{what}"


def kernel(function: _FunctionT) -> _FunctionT:
    """Compile a function of numbers and arrays; it keeps its type."""
    return cast("_FunctionT", numba.njit(cache=True, error_model="numpy")(function))


def inlined(function: _FunctionT) -> _FunctionT:
    """A small kernel that becomes part of those that call it."""
    return cast("_FunctionT", numba.njit(inline="always", error_model="numpy")(function))


def merged(function: _FunctionT) -> _FunctionT:
    """A kernel of any size that becomes part of those that call it, once they are machine code.

    Worth it for a kernel that takes many arrays: to hand them over costs more than most moves.
    """
    return cast("_FunctionT", numba.njit(forceinline=True, error_model="numpy")(function))
