"""The mean losses of the bots in teams of three, by `bench/coach.py losses --games 500`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.quick_easy import Options
from ..yardsticks import Yardstick

if TYPE_CHECKING:
    from ...games.options import GameOptions

_MEASURED: Final = {
    "normal": {"random": 0.0631, "greedy": 0.0048, "silent": 0.0008},
    "pro": {"random": 0.0233, "greedy": 0.0027, "silent": 0.0008},
}


def yardsticks(options: GameOptions) -> tuple[Yardstick, ...]:
    """The bots of a variant, if nobody talks."""
    if not isinstance(options, Options):
        raise TypeError(f"{options!r} are the options of another game")
    return tuple(Yardstick(bot, loss) for bot, loss in _MEASURED[options.variant].items())
