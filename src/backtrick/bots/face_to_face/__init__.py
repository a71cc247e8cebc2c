"""The bots of `face-to-face`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...sim.face_to_face.whole_games import play
from ..random_moves import RANDOM
from .expert import EXPERT
from .greedy import GREEDY

if TYPE_CHECKING:
    from ...sim.policies import Compiled
    from ..bot import Bot

BOTS: Final[tuple[Bot, ...]] = (RANDOM, GREEDY, EXPERT)

COMPILED: Final[Compiled] = play
