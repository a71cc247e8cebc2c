"""The gallery: spectators are told a little later if there are many, so that players never wait.

Telling somebody takes a system call. A few are told at once; then others go first, and those
who are told later get everything that has happened meanwhile in one go.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .viewer import Viewer

A_TURN: Final = 32
"""Spectators who are told something per turn."""
TURN_SECONDS: Final = 0.002


class Gallery:
    """Spectators, and what they have not been told yet."""

    def __init__(self) -> None:
        self.waiting: dict[Viewer, list[bytes]] = {}
        """What they have not been told, in order."""
        self._left = A_TURN
        self._is_due = False

    def tell(self, viewer: Viewer, frame: bytes) -> None:
        """Send a frame, in order; soon, if others have been told much."""
        if viewer in self.waiting:
            self.waiting[viewer].append(frame)
            if viewer.seat is not None:  # who plays does not wait
                self._catch_up(viewer)
        elif viewer.seat is not None or self._left:
            self._left -= viewer.seat is None
            viewer.send(frame)
        else:
            self.waiting[viewer] = [frame]
        if not self._is_due and self._left < A_TURN:
            self._is_due = True
            asyncio.get_running_loop().call_later(TURN_SECONDS, self._next_turn)

    def forget(self, viewer: Viewer) -> None:
        """A viewer has left."""
        self.waiting.pop(viewer, None)

    def _next_turn(self) -> None:
        self._is_due = False
        self._left = A_TURN
        while self.waiting and self._left:
            self._left -= 1
            self._catch_up(next(iter(self.waiting)))
        if self.waiting:
            self._is_due = True
            asyncio.get_running_loop().call_later(TURN_SECONDS, self._next_turn)

    def _catch_up(self, viewer: Viewer) -> None:
        for frame in self.waiting.pop(viewer):
            viewer.send(frame)
