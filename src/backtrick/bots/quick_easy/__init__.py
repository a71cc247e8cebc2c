"""The bots of `quick-easy`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...sim.quick_easy.whole_games import play
from .greedy import GREEDY
from .open_hands import OPEN
from .random_lays import RANDOM
from .silent import SILENT
from .talker import TALKER

if TYPE_CHECKING:
    from ...sim.policies import Compiled
    from ..bot import Bot

BOTS: Final[tuple[Bot, ...]] = (RANDOM, GREEDY, SILENT, TALKER, OPEN)

COMPILED: Final[Compiled] = play
