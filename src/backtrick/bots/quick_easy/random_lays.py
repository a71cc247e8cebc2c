"""`random`: any legal move with equal chance; it votes as the first seat does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..bot import Bot, Chair, Choice
from ..random_moves import RANDOM as ANY_MOVE
from .votes import GoesAlong

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.quick_easy import Move


class _Random(GoesAlong):
    def __init__(self, chair: Chair) -> None:
        self._player = ANY_MOVE.sit(chair)

    def choose_move(self, legal: Sequence[Move]) -> Choice | None:
        return self._player.choose(legal)


RANDOM: Final = Bot(ANY_MOVE.name, _Random)
