"""`open`: a yardstick that sees all hands but not the draw pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.quick_easy import View
from ...sim.bits import mask_of
from ..bot import Bot
from .cards import NUMBER_OF
from .expert import Expert
from .memory import Memory
from .styles import OPEN as OPEN_KIND

if TYPE_CHECKING:
    from ..bot import Chair


class _Open(Expert[tuple[View, ...]]):
    def __init__(self, chair: Chair) -> None:
        memory = Memory(chair.options.players, chair.seat, frozenset())
        super().__init__(chair, OPEN_KIND, memory)

    def see(self, view: tuple[View, ...]) -> None:
        self.memory.see(view[self._chair.seat])
        for seat, other in enumerate(view):
            for held, card in enumerate(other.hand):
                self.memory.table.possible[seat, held] = mask_of([NUMBER_OF[card]])


OPEN: Final = Bot(OPEN_KIND, _Open, effort=1, sees_hands=True)
