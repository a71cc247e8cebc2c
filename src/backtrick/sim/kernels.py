"""Compiling kernels, once: what is compiled is kept until the code that it came from changes.

Numba alone would keep a kernel although another file that it calls, or a rule that its tables come
from, has changed. So the kept kernels lie in a folder named after all of that.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba  # pyright: ignore[reportMissingTypeStubs]
from numba.core import config  # pyright: ignore[reportMissingTypeStubs]

from .. import disk_cache

_PACKAGE: Final = disk_cache.PACKAGE
_SOURCES: Final = ("games", "sim", "bots")
_FunctionT = TypeVar("_FunctionT", bound=Callable[..., Any])


def key() -> str:
    """What kernels are made from: this code, Python, Numba and NumPy."""
    sources = (path for part in _SOURCES for path in (_PACKAGE / part).rglob("*.py"))
    return disk_cache.key(sources, version("numba"), version("numpy"))


def kept_in() -> Path:
    """Where the kernels of this very code are kept."""
    folder = disk_cache.folder(f"kernels-{key()}")
    return folder or Path(tempfile.mkdtemp(prefix="backtrick-kernels-"))


FOLDER: Final = kept_in()
disk_cache.clear_out(FOLDER)
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
