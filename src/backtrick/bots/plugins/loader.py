"""From `module:attribute` to a bot, in the process of that bot."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from inspect import isclass
from typing import TYPE_CHECKING, cast

from ..bot import Bot, BotPlayer
from .function_player import FunctionPlayer
from .references import GROUP

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..bot import AnyBotPlayer, Chair
    from .function_player import Chooses


def load(reference: str) -> Bot:
    """The bot: a `Bot`, a kind of `BotPlayer`, or a function from a view and moves to a move."""
    found: object = EntryPoint(reference, reference, GROUP).load()
    if isinstance(found, Bot):
        return found
    if isclass(found) and issubclass(found, BotPlayer):
        return Bot(reference, cast("Callable[[Chair], AnyBotPlayer]", found))
    if isclass(found) or not callable(found):
        raise TypeError(f"{reference} is no Bot, no kind of BotPlayer and no function")
    choose = cast("Chooses", found)
    return Bot(reference, lambda chair: FunctionPlayer(chair, choose))
