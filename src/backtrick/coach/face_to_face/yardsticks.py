"""The mean losses of the bots, measured by `bench/coach.py losses --games 500`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..yardsticks import Yardstick

if TYPE_CHECKING:
    from ...games.options import GameOptions

_MEASURED: Final = {"random": 0.4200, "greedy": 0.0255, "expert": 0.0042}


def yardsticks(_options: GameOptions) -> tuple[Yardstick, ...]:
    """All bots; the options only say who starts."""
    return tuple(Yardstick(bot, loss) for bot, loss in _MEASURED.items())
