"""Connections to nobody, and addresses of this machine."""

from __future__ import annotations

import asyncio

STRANGER, NEIGHBOUR = "127.0.0.2", "127.0.0.3"


class Wire(asyncio.Transport):
    """A connection to nobody."""

    is_aborted = False
    is_closed = False
    written = b""

    def abort(self) -> None:
        self.is_aborted = True

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass
