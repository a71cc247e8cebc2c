"""The people who are about to say something: bots wait for them, but not for long."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Container

    from ...games.seats import Seat

_LASTS: Final = 10.0
"""Seconds after which a client that says nothing more has lost its person."""


class Composers:
    """Who has the signals open or is typing, by seat."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._until: dict[Seat, float] = {}
        """When a seat no longer counts as composing."""
        self._bounds: dict[Seat, float] = {}
        """Until when bots wait for a seat at most; from the first wait to the seat's own turn."""
        self._changed = asyncio.Event()

    def note(self, seat: Seat, *, is_composing: bool) -> None:
        """Somebody begins, goes on or stops."""
        if is_composing:
            self._until[seat] = self._now() + _LASTS
        else:
            self._until.pop(seat, None)
        self._changed.set()

    def has_played(self, seat: Seat) -> None:
        """A seat has ended its turn, and may be waited for again."""
        self._bounds.pop(seat, None)

    async def wait(self, bots: Container[Seat]) -> None:
        """Wait until nobody composes, or has done so for too long."""
        while (until := self._latest(bots)) > self._now():
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    await self._changed.wait()

    def _latest(self, bots: Container[Seat]) -> float:
        """Until when there is somebody to wait for."""
        now = self._now()
        waited_for = [seat for seat in self._until if seat not in bots and self._until[seat] > now]
        for seat in waited_for:
            self._bounds.setdefault(seat, now + self._longest)
        return max((min(self._until[seat], self._bounds[seat]) for seat in waited_for), default=now)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
