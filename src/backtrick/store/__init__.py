"""Durable storage for live tables: their events, finished games, and guests.

store = await open_store("backtrick.db")             # or sqlite:///backtrick.db
store = await open_store("postgresql://localhost/backtrick")
"""

from __future__ import annotations

from pathlib import Path

from .errors import Conflict, StoreError
from .locations import without_secrets
from .port import Batch, Finished, Guest, Listing, Store

__all__ = [
    "Batch",
    "Conflict",
    "Finished",
    "Guest",
    "Listing",
    "Store",
    "StoreError",
    "open_store",
    "without_secrets",
]


async def open_store(place: str | Path) -> Store:
    """Open a store by the address of a PostgreSQL server or the path of an SQLite file.

    Creates the file and its folder, or the tables of the database, if they are missing. Raises
    `StoreError`.
    """
    text = str(place)
    if text.startswith(("postgresql://", "postgres://")):
        from .postgres import open_postgres  # noqa: PLC0415 - asyncpg is slow to import

        return await open_postgres(text)
    from .sqlite import open_sqlite  # noqa: PLC0415 - likewise with PostgreSQL

    return await open_sqlite(_path(text))


def _path(text: str) -> Path:
    scheme, separator, rest = text.partition("://")
    if not separator:
        return Path(text).expanduser()
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        raise StoreError(
            "store/unreachable",
            f"{scheme}://… is no store: it is a path, sqlite:///PATH or postgresql://….",
        )
    return Path(rest[1:]).expanduser()
