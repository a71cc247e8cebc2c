"""Where the code of a bot is: `module:attribute`, or the name of an entry point."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import entry_points
from typing import Final

GROUP: Final = "backtrick.bots"
"""The group of entry points in which installed packages name their bots."""
_REFERENCE: Final = re.compile(r"[\w.]+:[\w.]+")


@cache
def installed() -> dict[str, str]:
    """The bots of installed packages: `module:attribute` by name."""
    return {each.name: each.value for each in entry_points(group=GROUP)}


def reference_of(name: str) -> str | None:
    """The `module:attribute` that a name stands for; None if it stands for none."""
    return name if _REFERENCE.fullmatch(name) else installed().get(name)
