"""The rota: what takes long is handled a little at a time, so that players never wait for much.

A request takes a hundred times as long as a move, and so does a long text. If many come at once,
those that play would wait until all are answered. Here others go first after a few, and addresses
take turns.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from .fair_queue import FairQueue

if TYPE_CHECKING:
    from collections.abc import Callable

    Begin = Callable[[], None]

A_TURN: Final = 2
"""How many connections have something handled per turn of the loop."""


class RotaPlace:
    """The place of somebody who waits."""

    __slots__ = ("begin", "cost")

    def __init__(self, begin: Begin, cost: int) -> None:
        self.begin: Begin | None = begin
        self.cost = cost

    def cancel(self) -> None:
        """Wait no longer."""
        self.begin = None


class Rota:
    """Those who wait for their turn, by address."""

    def __init__(self, a_turn: int = A_TURN, pause: float = 0) -> None:
        self._a_turn = a_turn
        self._pause = pause
        """Seconds between two turns; 0: each turn of the loop is one."""
        self._waiting: FairQueue[RotaPlace] = FairQueue()
        self._left = a_turn
        self._is_due = False

    def is_ours(self, address: str, begin: Begin) -> bool:
        """Whether a connection may go on now; if not, `begin` is called later."""
        return self.place(address, begin) is None

    def place(self, address: str, begin: Begin, cost: int = 1) -> RotaPlace | None:
        """Where a connection waits until `begin` is called; None if it may go on now."""
        place = RotaPlace(begin, cost) if self._waiting or self._left <= 0 else None
        if place is None:
            self._left -= cost
        else:
            self._waiting.put(address, place)
        self._come_back()
        return place

    def _come_back(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._rest if self._pause else self._next_turn)

    def _rest(self) -> None:
        """Pause, from the end of what is being handled."""
        asyncio.get_running_loop().call_later(self._pause, self._next_turn)

    def _next_turn(self) -> None:
        self._is_due = False
        self._left = self._a_turn
        try:
            while self._waiting and self._left > 0:
                self._take_turn(self._waiting.pop())
        finally:
            if self._waiting or self._left < self._a_turn:
                self._come_back()

    def _take_turn(self, place: RotaPlace) -> None:
        if place.begin is not None:
            self._left -= place.cost
            place.begin()
