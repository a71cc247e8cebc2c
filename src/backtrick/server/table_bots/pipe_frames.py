"""Requests and answers as frames on a pipe."""

from __future__ import annotations

from struct import Struct
from typing import Final

LENGTH: Final = Struct("<I")
"""The length before each message."""


def framed(data: bytes) -> bytes:
    """A message, ready to write."""
    return LENGTH.pack(len(data)) + data
