"""What rehearsals need: do uvicorn and websockets have the private parts that the server uses?"""

from __future__ import annotations

import asyncio
from typing import Final

PATIENCE_SECONDS: Final = 10


class RehearsalWire(asyncio.Transport):
    """A transport to nowhere that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self._is_closed = False
        self._protocol: asyncio.BaseProtocol | None = None
        self.end = asyncio.Event()

    def write_eof(self) -> None:
        self.end.set()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self._is_closed

    def close(self) -> None:
        self._is_closed = True

    def abort(self) -> None:
        self._is_closed = True

    def pause_reading(self) -> None:
        """Nothing is read."""

    def resume_reading(self) -> None:
        """Nothing is read."""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self._protocol is not None, "it is asked for after an upgrade"  # noqa: S101
        return self._protocol


def require(holds: object, otherwise: str) -> None:
    """Raise an error that says what is wrong, unless something holds."""
    if not holds:
        raise RuntimeError(otherwise)
