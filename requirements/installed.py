"""Tells whether `.venv/` has what was installed; its own Python runs this.

`.venv/bin/python -I requirements/installed.py LOCK` looks for all that the lock names; without an
argument, for the program. Some settings of pip and uv lead packages elsewhere, and call it done.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, distribution, version
from importlib.util import find_spec
from pathlib import Path

# A package with a condition (; sys_platform == 'win32') is left out: it may rightly be missing.
PINNED = re.compile(r"^([\w.-]+)==([^\s;]+)\s*\\?$", re.MULTILINE)
PROGRAM = "backtrick"


def missing_from(lock: str) -> list[str]:
    """Return what a lock names and this Python does not have, or not in that version."""
    pins = PINNED.findall(lock)
    return [f"{name}=={pin}" for name, pin in pins if installed_version(name) != pin]


def installed_version(name: str) -> str | None:
    """Return the version that this Python has of a package; None if it has none."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def missing_of_program() -> list[str]:
    """Return what the program starts with, if this Python does not find it."""
    if installed_version(PROGRAM) is None:
        return [PROGRAM]
    modules = [point.module for point in distribution(PROGRAM).entry_points.select(name=PROGRAM)]
    # Looked for, not run: whoever has broken the program needs ./test to start all the same.
    return [name for name in modules if not find_spec(name.partition(".")[0])]


if __name__ == "__main__":
    locks = [Path(name).read_text(encoding="utf-8") for name in sys.argv[1:]]
    missing = [name for lock in locks for name in missing_from(lock)]
    missing += [] if locks else missing_of_program()
    sys.exit(f"Not in .venv: {', '.join(missing)}" if missing else 0)
