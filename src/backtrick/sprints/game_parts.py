"""What each race in arithmetic says about its sums, in the package with its name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from .answers import Watch
    from .sums import Sum


def part_of(game: AnyGame) -> Any:  # noqa: ANN401 - a module, whose names are the parts
    """The package with the game's name; None if there is none."""
    module = f"{__package__}.{game.id.replace('-', '_')}"
    return import_module(module) if find_spec(module) else None


def all_sums(game: AnyGame) -> dict[Sum, int]:
    """All sums of a game that has a sprint, each with its result, in the order of the grid."""
    part = part_of(game)
    if part is None:
        raise ValueError(f"{game.id} has no sums")
    return part.ALL_SUMS(game.options(players=game.players[0]))


def watch_of(game: AnyGame, options: GameOptions) -> Watch | None:
    """A watch on a game about to begin; None if the game is not about sums."""
    part = part_of(game)
    return part.WATCH(options) if part else None
