"""The mean losses of the bots, measured by `bench/coach.py losses --games 12`.

They are those of teams of three, and rough: more games will move them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.quick_easy import Options
from ..yardsticks import Yardstick

if TYPE_CHECKING:
    from ...games.options import GameOptions

_MEASURED: Final = {
    "normal": {"random": 0.0634, "greedy": 0.0047, "silent": 0.0005},
    "pro": {"random": 0.0277, "greedy": 0.0044, "silent": 0.0004},
}


def yardsticks(options: GameOptions) -> tuple[Yardstick, ...]:
    """The bots of a variant, if nobody talks."""
    if not isinstance(options, Options):
        raise TypeError(f"{options!r} are the options of another game")
    return tuple(Yardstick(bot, loss) for bot, loss in _MEASURED[options.variant].items())
