"""Work that takes long, such as folding thousands of events: in a thread, but never two at once.

Threads of Python share one processor with the loop. With one piece of work at a time, the loop
still has half of it, however many people want something.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from .quotas import Counts

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator


class LongWork:
    """Turns for work that takes long. Those who ask often wait for themselves, not others."""

    def __init__(self) -> None:
        self._only = asyncio.Lock()
        self._of: dict[str, asyncio.Lock] = {}
        self._wanted = Counts()

    def __len__(self) -> int:
        return len(self._of)

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncGenerator[None]:
        """Wait until nobody else works; of those with the same key, only one waits in line."""
        self._wanted.add(key)
        try:
            async with self._of.setdefault(key, asyncio.Lock()), self._only:
                yield
        finally:
            self._wanted.remove(key)
            if not self._wanted.count(key):
                del self._of[key]
