"""The timers of rooms. Those of a forgotten room are cancelled: they would keep it in memory."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .effects import Timer
    from .room import Room


class Timers:
    """All timers that run."""

    def __init__(self, wake: Callable[[Room, Timer], None]) -> None:
        self._wake = wake
        self._running: dict[Room, dict[int, asyncio.TimerHandle]] = {}
        self._numbers = count()

    def __len__(self) -> int:
        return sum(map(len, self._running.values()))

    def start(self, room: Room, timer: Timer, seconds: float) -> None:
        """Wake a room later."""
        number, later = next(self._numbers), asyncio.get_running_loop().call_later
        handle = later(seconds, self._ring, room, number, timer)
        self._running.setdefault(room, {})[number] = handle

    def cancel_all(self, room: Room) -> None:
        """Cancel the timers of a room."""
        for handle in self._running.pop(room, {}).values():
            handle.cancel()

    def _ring(self, room: Room, number: int, timer: Timer) -> None:
        running = self._running[room]
        del running[number]
        if not running:
            del self._running[room]
        self._wake(room, timer)
