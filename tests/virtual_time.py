"""An event loop with its own clock, on which waiting takes no time.

No time passes while anything can be read or written. When everything waits for a later time, the
clock jumps there. So slow and fast machines see the same events.

Whatever is to happen at a certain time must happen in this thread: the clock knows nothing of the
work of other threads and processes, and does not wait for it.
"""

from __future__ import annotations

import asyncio
import selectors
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

Result = TypeVar("Result")

_ARRIVING = 0.01
"""Real seconds within which data sent from this machine to itself arrives."""


class _Selector(selectors.DefaultSelector):
    """Waits for sockets, and lets time pass if none is ready."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if not timeout:
            return super().select(timeout)
        ready = super().select(min(timeout, _ARRIVING))
        if not ready:
            self.now += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose seconds take no time."""

    def __init__(self) -> None:
        self._virtual = _Selector()
        super().__init__(self._virtual)

    def time(self) -> float:
        return self._virtual.now


def run(scene: Coroutine[Any, Any, Result]) -> Result:
    """Run something in virtual time; everything involved must be in this thread."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(scene)
