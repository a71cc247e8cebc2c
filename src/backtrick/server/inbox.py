"""Frames that have arrived, carried out together.

What they decide is stored together anyway. And the code of a move is large: if it ran for one frame
at a time, the processor would fetch it from memory each time, which takes as long as running it.

Between two bursts a busy server rests, like a network card that gathers what arrives: waking up
for each frame takes as long as reading it.
"""

from __future__ import annotations

import asyncio
from time import sleep
from typing import TYPE_CHECKING, Final

from ..wire.errors import Fault
from .clock import microseconds
from .close_codes import COME_BACK, FAILED
from .logs import log_error

if TYPE_CHECKING:
    from .connection import Connection
    from .far_tables import FarTable
    from .room import Room
    from .rooms import Rooms

_SECONDS: Final = 0.01
"""Seconds between two bursts: each has a cost of its own, as much as that of several frames. A lone
frame does not wait."""
MANY: Final = 5
"""After a burst of this many frames, the next one is worth resting for."""
_AWAKE: Final = 3_000_000
"""Microseconds without a rest after a frame from a race, where the time of arrival counts. As long
as it goes on, there is one every second, because pings are answered."""
MOST: Final = 64
"""If this many wait, they are carried out at once, so that nobody else has to wait for long."""
LONGEST: Final = 100
"""The longest frame, in bytes, that waits: longer than any move. Texts take longer to check, and
their address is charged for it before its next frame is let through."""


class Inbox:
    """The frames of all connections, in the order of their arrival."""

    __slots__ = ("_frames", "_is_busy", "_is_due", "_next", "_raced", "_rooms")

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._frames: list[tuple[Connection, Room | FarTable, bytes, int]] = []
        self._is_due = False
        self._next = 0.0
        """When frames may be carried out again, by the loop's clock."""
        self._is_busy = False
        """Whether the last burst had many frames."""
        self._raced = 0
        """When a frame last came from a race, in microseconds."""

    def put(self, connection: Connection, place: Room | FarTable, frame: bytes) -> None:
        """Add a frame that has arrived."""
        arrived = microseconds()
        self._frames.append((connection, place, frame, arrived))
        if place.in_real_time:
            self._raced = arrived
        if len(self._frames) >= MOST or len(frame) > LONGEST:
            self.empty()
        elif not self._is_due:
            self._is_due = True
            if self._may_rest(arrived):
                self._rest()
            else:
                asyncio.get_running_loop().call_at(self._next, self._wake)

    def empty(self) -> None:
        """Carry out all frames now, before anything that has happened later."""
        if not self._frames:
            return
        frames, self._frames = self._frames, []
        for connection, place, frame, arrived in frames:
            try:
                connection.take(self._rooms, place, frame, arrived)
            except Exception as error:  # noqa: BLE001  it concerns nobody else
                log_error("socket/error", error, table=place.id, guest=connection.guest.id)
                connection.close(FAILED, Fault.FAILED.code, COME_BACK)

    def _may_rest(self, now: int) -> bool:
        """Whether it makes no difference to anybody: not while the store is about to answer."""
        return self._is_busy and not self._rooms.unstored and now - self._raced > _AWAKE

    def _rest(self) -> None:
        """Sleep until the next burst, and read what has arrived meanwhile."""
        loop = asyncio.get_running_loop()
        sleep(max(self._next - loop.time(), 0))
        loop.call_soon(loop.call_soon, self._wake)  # sockets are read between the two

    def _wake(self) -> None:
        self._is_due = False
        self._is_busy = len(self._frames) >= MANY
        self._next = asyncio.get_running_loop().time() + _SECONDS
        self.empty()
