"""Work that takes long, such as folding thousands of events, or the thoughts of bots.

Threads of Python share one processor with the loop. With one piece of work at a time, and a rest
after each, the loop still has most of it, however many people want something.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING

from .quotas import Counts

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator


class LongWork:
    """Turns for work that takes long. Those who ask often wait for themselves, not others."""

    def __init__(self, at_once: int = 1, rest: float = 0) -> None:
        self._rest = rest
        """How long to rest after a piece of work, as a multiple of the time that it took."""
        self._free = asyncio.Semaphore(at_once)
        self._of: dict[str, asyncio.Lock] = {}
        self._wanted = Counts()

    def __len__(self) -> int:
        return self._wanted.total

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncGenerator[None]:
        """Wait for a turn; of those with the same key, only one waits in line or works."""
        self._wanted.add(key)
        try:
            async with self._of.setdefault(key, asyncio.Lock()), self._free:
                began = perf_counter()
                try:
                    yield
                finally:  # even after a failure
                    if self._rest:
                        await asyncio.sleep(self._rest * (perf_counter() - began))
        finally:
            self._wanted.remove(key)
            if not self._wanted.count(key):
                del self._of[key]
