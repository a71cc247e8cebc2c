"""`silent`: an expert that neither talks nor listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.quick_easy import View
from ..bot import Bot
from .expert import Expert
from .memory import Memory
from .styles import SILENT as SILENT_KIND

if TYPE_CHECKING:
    from ..bot import Chair


class _Silent(Expert[View]):
    def __init__(self, chair: Chair) -> None:
        memory = Memory(chair.options.players, chair.seat, frozenset())
        super().__init__(chair, SILENT_KIND, memory)

    def see(self, view: View) -> None:
        self.take_in(view)


SILENT: Final = Bot(SILENT_KIND, _Silent, effort=4)
