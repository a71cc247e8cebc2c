"""What a set-up consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@dataclass(frozen=True)
class Step:
    """One thing to do; its key changes when it must be done again."""

    name: str
    announcement: str
    key: str
    do: Callable[[], None]
    made: Path | None = None
    """What it makes outside `.venv/`. That is made from nothing each time: if it was cut short or
    what it made is gone, it is done again, and all else stays."""
