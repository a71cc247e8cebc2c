"""What each game's package offers here, by name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..games.any_game import AnyGame


def has(game: AnyGame, name: str) -> bool:
    """Whether the game's package has a file of this name."""
    package = _package(game)
    return find_spec(package) is not None and find_spec(f"{package}.{name}") is not None


def offered(game: AnyGame, file: str, name: str | None = None) -> Any:  # noqa: ANN401 - of any type
    """What a file of the game's package offers; by default, what it is named after."""
    if not has(game, file):
        raise ValueError(f"{game.id} has no {file} for environments")
    return getattr(import_module(f"{_package(game)}.{file}"), name or file)


def _package(game: AnyGame) -> str:
    return f"{__package__}.{game.id.replace('-', '_')}"
