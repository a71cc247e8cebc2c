"""Work that takes long, such as folding thousands of events, or the thoughts of bots.

Threads of Python share one processor with the loop. With one piece of work at a time, and a rest
after each, the loop still has most of it, however many people want something.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final

from .fair_queue import FairQueue
from .quotas import Counts

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

_IN_A_ROW: Final = 3
"""Pieces of work done before one that can wait: it is put off, but not for ever."""


class LongWork:
    """Turns for work that takes long. Those who ask often wait for themselves, not others."""

    def __init__(self, at_once: int = 1, rest: float = 0) -> None:
        self._rest = rest
        """How long to rest after a piece of work, as a multiple of the time that it took."""
        self._free = at_once
        self._of: dict[str, asyncio.Lock] = {}
        self._wanted = Counts()
        self._soon = FairQueue[asyncio.Future[None]]()
        self._later = FairQueue[asyncio.Future[None]]()
        """Those who wait for something that nobody looks at meanwhile."""
        self._in_a_row = 0

    def __len__(self) -> int:
        return self._wanted.total

    @asynccontextmanager
    async def turn(self, key: str, *, can_wait: bool = False) -> AsyncGenerator[None]:
        """Wait for a turn; of those with the same key, only one waits in line or works."""
        self._wanted.add(key)
        try:
            async with self._of.setdefault(key, asyncio.Lock()):
                await self._begin(key, can_wait=can_wait)
                began = perf_counter()
                try:
                    yield
                finally:  # even after a failure
                    await self._end(self._rest * (perf_counter() - began))
        finally:
            self._wanted.remove(key)
            if not self._wanted.count(key):
                del self._of[key]

    async def _begin(self, key: str, *, can_wait: bool) -> None:
        if self._free:
            self._free -= 1
            return
        begun = asyncio.get_running_loop().create_future()
        (self._later if can_wait else self._soon).put(key, begun)
        try:
            await begun
        except asyncio.CancelledError:
            if not begun.cancelled():  # it had just begun
                self._let_next_begin()
            raise

    async def _end(self, rest: float) -> None:
        try:
            if rest:
                await asyncio.sleep(rest)
        finally:
            self._let_next_begin()

    def _let_next_begin(self) -> None:
        while waiting := self._next():
            begun = waiting.pop()
            if not begun.done():  # nor given up
                begun.set_result(None)
                return
        self._free += 1

    def _next(self) -> FairQueue[asyncio.Future[None]]:
        """Where the next one comes from."""
        is_for_later = bool(self._later) and (not self._soon or self._in_a_row >= _IN_A_ROW)
        self._in_a_row = 0 if is_for_later else self._in_a_row + 1
        return self._later if is_for_later else self._soon
