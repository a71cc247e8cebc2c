"""How requests and answers are told apart on a pipe."""

from __future__ import annotations

from struct import Struct
from typing import Final

LENGTH: Final = Struct("<I")
"""How long a message is stands before it."""


def framed(data: bytes) -> bytes:
    """A message, ready to be written."""
    return LENGTH.pack(len(data)) + data
