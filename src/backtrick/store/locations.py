"""The locations of stores, for messages."""

from __future__ import annotations

from urllib.parse import urlsplit


def without_secrets(place: str) -> str:
    """The location of a store without secrets such as a password."""
    parts = urlsplit(place)
    if not parts.netloc:
        return place
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
