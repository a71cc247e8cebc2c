"""Games among experts, for the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backtrick.bots.bot import Chair
from backtrick.games.quick_easy import QUICK_EASY
from tests.bots.chairs import seated

if TYPE_CHECKING:
    from backtrick.bots.bot import Bot
    from backtrick.bots.bot_game import BotGame
    from backtrick.games.quick_easy import State
    from backtrick.games.quick_easy.state import Variant


def a_deal(players: int, variant: Variant, seed: int) -> State:
    """A deal at which players still have to agree who starts."""
    return QUICK_EASY.deal(QUICK_EASY.options(players=players, variant=variant), seed=seed)


def a_bot_game(bot: Bot, state: State, *, chance: int = 1, effort: int = 1) -> BotGame[State]:
    """Everybody at the table is the same bot."""
    chair = Chair(QUICK_EASY, state.options, 0, effort, chance)
    return seated([bot] * state.options.players, chair, state)
