"""The bots of 7 Ate 9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...sim.seven_ate_nine import compiled
from ..random_moves import RANDOM
from .adult import ADULT
from .child import CHILD
from .expert import EXPERT
from .greedy import GREEDY

if TYPE_CHECKING:
    from ...sim.policies import Compiled
    from ..bot import Bot

__all__ = ["BOTS", "COMPILED"]

BOTS: Final[tuple[Bot, ...]] = (RANDOM, GREEDY, CHILD, ADULT, EXPERT)
COMPILED: Final[Compiled] = compiled
