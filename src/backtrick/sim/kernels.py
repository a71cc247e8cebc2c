"""Compiling kernels and caching them until their code changes.

Numba alone would keep a kernel even if a file that it calls, or a rule behind its tables, has
changed. So the cache folder is named after all of that code.
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
_SOURCES: Final = ("games", "sim", "bots", "envs")
_FunctionT = TypeVar("_FunctionT", bound=Callable[..., Any])


def key() -> str:
    """A hash of everything kernels depend on: this code, Python, Numba and NumPy."""
    sources = (path for part in _SOURCES for path in (_PACKAGE / part).rglob("*.py"))
    return disk_cache.key(sources, version("numba"), version("numpy"))


def kept_in() -> Path:
    """The cache folder for this very code."""
    folder = disk_cache.folder(f"kernels-{key()}")
    return folder or Path(tempfile.mkdtemp(prefix="backtrick-kernels-"))


FOLDER: Final = kept_in()
disk_cache.clear_out(FOLDER)
config.CACHE_DIR = str(FOLDER)  # pyright: ignore[reportAttributeAccessIssue]


def is_compiled(what: str) -> bool:
    """Whether everything has been compiled before."""
    return _ready(what).exists()


def remember_compiled(what: str) -> None:
    """Note that everything has been compiled."""
    with suppress(OSError):  # such as a full disk
        _ready(what).touch()


def _ready(what: str) -> Path:
    return FOLDER / f"ready-{what}"


def kernel(function: _FunctionT) -> _FunctionT:
    """Compile a function of numbers and arrays; it keeps its type."""
    return cast("_FunctionT", numba.njit(cache=True, error_model="numpy")(function))


def inlined(function: _FunctionT) -> _FunctionT:
    """A small kernel that is inlined into its callers."""
    return cast("_FunctionT", numba.njit(inline="always", error_model="numpy")(function))


def merged(function: _FunctionT) -> _FunctionT:
    """A kernel of any size that is inlined into its callers, as machine code.

    Worth it for a kernel with many array arguments: passing them costs more than most moves.
    """
    return cast("_FunctionT", numba.njit(forceinline=True, error_model="numpy")(function))


def borrowing(function: _FunctionT) -> _FunctionT:
    """A kernel that makes no arrays, so that it need not count who holds the parts of its own.

    Counting costs more than a move, where a kernel works on many small parts of large arrays.
    """
    # The option has no type; numba's own kernels are compiled with it, too.
    options: dict[str, Any] = {"_nrt": False}
    return cast("_FunctionT", numba.njit(cache=True, error_model="numpy", **options)(function))
