"""The frames of an address: when it has none left, its connections wait, and go on in turn."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from .bucket import Bucket

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

_LATER_SECONDS: Final = 0.02
"""Seconds until the budget is looked at again. One timer does that for all who wait."""


class QueuePlace:
    """A place in the queue for a frame."""

    __slots__ = ("_queue", "go_on")

    def __init__(self, queue: OrderedDict[QueuePlace, None], go_on: Callable[[], None]) -> None:
        self.go_on = go_on
        self._queue = queue
        queue[self] = None

    def cancel(self) -> None:
        """Leave the queue."""
        self._queue.pop(self, None)


class FrameBudget(Bucket):
    """A bucket of frames, with a queue: nobody gets one while others wait for theirs."""

    __slots__ = ("_queue", "_timer")

    def __init__(
        self, rate: float, holds: float | None = None, wider: Bucket | None = None
    ) -> None:
        super().__init__(rate, holds, wider)
        self._queue = OrderedDict[QueuePlace, None]()
        self._timer: asyncio.TimerHandle | None = None

    def take(self) -> bool:
        return not self._queue and Bucket.take(self)  # `super` takes as long as all the rest

    def wait_for_one(
        self, loop: asyncio.AbstractEventLoop, go_on: Callable[[], None]
    ) -> QueuePlace:
        """Wait for one frame; `go_on` is called when it is taken."""
        place = QueuePlace(self._queue, go_on)
        if self._timer is None:
            self._look_later(loop)
        return place

    def _look_later(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = loop.call_later(_LATER_SECONDS, self._let_on, loop)

    def _let_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let as many go on as there are frames left, those first who have waited longest."""
        self._timer = None
        if self._queue:
            self._look_later(loop)  # first of all: one who fails must not keep the others waiting
        while self._queue and super().take():
            place, _ = self._queue.popitem(last=False)
            place.go_on()
