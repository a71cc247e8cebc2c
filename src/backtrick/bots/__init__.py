"""The bots. Each game's own bots are in a package with its name, which is loaded on first use."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeVar

from ..games import GAMES
from .random_moves import RANDOM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..games.any_game import AnyGame
    from ..sim.policies import Compiled
    from .bot import Bot

__all__ = ["BOTS", "COMPILED", "bot"]


_ExportT = TypeVar("_ExportT")


class _Exports(Mapping[str, _ExportT]):
    """What the packages of all games export by a name, which is optional."""

    def __init__(self, name: str, otherwise: _ExportT) -> None:
        self._name = name
        self._otherwise = otherwise

    def __getitem__(self, game: str) -> _ExportT:
        package = f"{__name__}.{GAMES[game].id.replace('-', '_')}"
        if not find_spec(package):
            return self._otherwise
        return getattr(import_module(package), self._name, self._otherwise)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


BOTS: Final[Mapping[str, tuple[Bot, ...]]] = _Exports("BOTS", (RANDOM,))
"""The bots of this package, by the id of their game."""

COMPILED: Final[Mapping[str, Compiled | None]] = _Exports("COMPILED", None)
"""The kernels that play whole games, by the id of the game."""


def bot(game: AnyGame, name: str) -> Bot:
    """The bot with this name: of this package, or from outside."""
    from .plugins import installed, plugin, reference_of  # noqa: PLC0415  it imports this package

    own = {each.name: each for each in BOTS[game.id]}
    if name in own:
        return own[name]
    reference = reference_of(name)
    if reference is None:
        known = ", ".join([*own, *installed()])
        raise ValueError(f"no bot {name!r} for {game.id}; there are {known}")
    return plugin(name, reference, own[RANDOM.name].sit)
