"""The judges of all games: each is in a package with its game's name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..games.any_game import AnyGame
    from .judge import Sits


def judge_of(game: AnyGame) -> Sits | None:
    """How the judges of a game sit down; None if it has none."""
    package = f"{__package__}.{game.id.replace('-', '_')}"
    return getattr(import_module(package), "JUDGE", None) if find_spec(package) else None


def sits(game: AnyGame) -> Sits:
    """The same for a game that has judges."""
    sit = judge_of(game)
    if sit is None:
        raise ValueError(f"{game.id} has no judges")
    return sit
