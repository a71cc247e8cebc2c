"""The locations of stores: paths of SQLite files, and addresses of PostgreSQL servers."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from .errors import StoreError

_POSTGRESQL: Final = ("postgresql://", "postgres://")


def file_path(place: str | Path) -> Path | None:
    """The path of a store that is a file; None for a PostgreSQL server."""
    text = str(place)
    if text.startswith(_POSTGRESQL):
        return None
    scheme, separator, rest = text.partition("://")
    if not separator:
        return Path(text).expanduser()
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        raise StoreError(
            "store/unreachable",
            f"{scheme}://… is not a database: name a file, or postgresql://….",
        )
    return Path(rest[1:]).expanduser()


def without_secrets(place: str) -> str:
    """The location of a store without secrets such as a password."""
    if "://" not in place:
        return place
    parts = urlsplit(place)  # a password may also be in the query
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
