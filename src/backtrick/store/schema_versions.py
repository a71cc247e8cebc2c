"""The migrations of the database, in order."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from .errors import StoreError

Dialect = Literal["postgres", "sqlite"]


@cache
def migrations(dialect: Dialect) -> tuple[str, ...]:
    """All migrations; the first one creates version 1."""
    scripts = Path(__file__).with_name("migrations").joinpath(dialect).glob("*.sql")
    return tuple(script.read_text(encoding="utf-8") for script in sorted(scripts))


def missing(
    dialect: Dialect, version: int, place: str, until: int | None = None
) -> tuple[str, ...]:
    """The migrations that a database of this version lacks, up to another version or all."""
    known = migrations(dialect)
    if version > len(known):
        raise StoreError(
            "store/newer",
            f"{place} was written by a newer Backtrick: "
            f"its version is {version}, and this one knows up to {len(known)}.",
        )
    return known[version:until]
