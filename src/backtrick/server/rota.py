"""The rota: connections are handled a few at a time, so that players never wait for many.

A request takes a hundred times as long as a frame. If many come at once, those that play would wait
until all are answered. Here others go first after a few, and addresses take turns.
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


class Rota:
    """Those who wait for their turn, by address."""

    def __init__(self) -> None:
        self._waiting: FairQueue[Begin] = FairQueue()
        self._left = A_TURN
        self._is_due = False

    def is_ours(self, address: str, begin: Begin) -> bool:
        """Whether a connection may go on now; if not, `begin` is called later."""
        is_ours = bool(self._left) and not self._waiting
        if is_ours:
            self._left -= 1
        else:
            self._waiting.put(address, begin)
        self._come_back()
        return is_ours

    def _come_back(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._is_due = False
        self._left = A_TURN
        while self._waiting and self._left:
            self._left -= 1
            self._waiting.pop()()
        if self._waiting:
            self._come_back()
