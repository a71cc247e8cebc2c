"""Messages between the server and its worker processes, as frames on a pipe."""

from __future__ import annotations

import os
from struct import Struct
from typing import Final

LENGTH: Final = Struct("<I")
"""The length before each message."""


def framed(data: bytes) -> bytes:
    """A message, ready to write."""
    return LENGTH.pack(len(data)) + data


def read_frame(source: int) -> bytes:
    """The next message of a pipe; raises EOFError at its end."""
    (length,) = LENGTH.unpack(_read(source, LENGTH.size))
    return _read(source, length)


def write_frame(target: int, data: bytes) -> None:
    """Write a message to a pipe."""
    left = framed(data)
    while left:
        left = left[os.write(target, left) :]


def _read(source: int, count: int) -> bytes:
    parts: list[bytes] = []
    while count:
        part = os.read(source, count)
        if not part:
            raise EOFError
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
