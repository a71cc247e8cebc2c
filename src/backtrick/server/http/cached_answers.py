"""Answers that are the same for everybody, and kept for a second."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

_Made = TypeVar("_Made")

_SECONDS: Final = 1.0


class CachedAnswer(Generic[_Made]):
    """An answer that is made at most once a second, however many ask for it."""

    def __init__(self, make: Callable[[], Coroutine[None, None, _Made]]) -> None:
        self._make = make
        self._making: asyncio.Task[_Made] | None = None
        self._since = 0.0

    async def get(self) -> _Made:
        """What was made within the last second, or is being made; raises what making it raised."""
        making, now = self._making, monotonic()
        if making is None or (making.done() and now - self._since >= _SECONDS):
            self._since = now
            making = self._making = asyncio.create_task(self._make())
        # One who goes away must not cancel it for the others.
        return await asyncio.shield(making)
