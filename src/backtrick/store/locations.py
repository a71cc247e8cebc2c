"""The places of stores, as people are told of them."""

from __future__ import annotations

from urllib.parse import urlsplit


def without_secrets(place: str) -> str:
    """The place of a store without whatever is nobody's business, such as a password."""
    parts = urlsplit(place)
    if not parts.netloc:
        return place
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
