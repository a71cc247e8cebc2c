"""The bots. Each game's own bots are in a package with its name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeVar

from ..games import GAMES
from .random_moves import RANDOM

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..games.any_game import AnyGame
    from ..sim.policies import Compiled
    from .bot import Bot

__all__ = ["BOTS", "COMPILED", "bot"]


_ExportT = TypeVar("_ExportT")


def _of(game: AnyGame, name: str, *, otherwise: _ExportT) -> _ExportT:
    """What the package of a game's bots exports; it is optional."""
    package = f"{__name__}.{game.id.replace('-', '_')}"
    return getattr(import_module(package), name, otherwise) if find_spec(package) else otherwise


BOTS: Final[Mapping[str, tuple[Bot, ...]]] = MappingProxyType(
    {name: _of(game, "BOTS", otherwise=(RANDOM,)) for name, game in GAMES.items()}
)
"""All bots, by the id of their game."""

COMPILED: Final[Mapping[str, Compiled | None]] = MappingProxyType(
    {name: _of(game, "COMPILED", otherwise=None) for name, game in GAMES.items()}
)
"""The kernels that play whole games, by the id of the game."""


def bot(game: AnyGame, name: str) -> Bot:
    """The bot with this name."""
    found = next((each for each in BOTS[game.id] if each.name == name), None)
    if found is None:
        known = ", ".join(each.name for each in BOTS[game.id])
        raise ValueError(f"no bot {name!r} for {game.id}; there are {known}")
    return found
