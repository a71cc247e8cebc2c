"""Bots on nearly equal chairs, for the tests."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from backtrick.bots.bot_game import BotGame, at_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick.bots.bot import Bot, Chair
    from backtrick.games.parts import StateT


def seated(bots: Sequence[Bot], chair: Chair, state: StateT) -> BotGame[StateT]:
    """The bots at a state. `chair` is for the first; the others get the next seeds."""
    chairs = [replace(chair, seat=seat, chance=chair.chance + seat) for seat in range(len(bots))]
    return at_table(bots, chairs, state)
