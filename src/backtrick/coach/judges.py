"""The judges of all games: each is in a package with its game's name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.parts import State
    from .judge import Sits
    from .last_chance import Winnable
    from .race_analysis import RacePart
    from .yardsticks import Yardstick


def _of(game: AnyGame, name: str) -> Any:  # noqa: ANN401  each name has its own type
    """What the package of a game exports; None if it does not."""
    package = f"{__package__}.{game.id.replace('-', '_')}"
    return getattr(import_module(package), name, None) if find_spec(package) else None


def race_of(game: AnyGame) -> RacePart | None:
    """How races of a game are analysed; None if it is not a race."""
    return _of(game, "RACE")


def winnable_in(game: AnyGame) -> Winnable | None:
    """How to find out whether a game can be won with all cards known; None if there is no way."""
    return _of(game, "WINNABLE")


def is_endgame(game: AnyGame, state: State) -> bool:
    """Whether nothing is left to draw; no if a game has no endgames."""
    found: Callable[[State], bool] | None = _of(game, "ENDGAME")
    return found is not None and found(state)


def yardsticks_of(game: AnyGame, options: GameOptions) -> tuple[Yardstick, ...]:
    """The mean losses of a game's bots with these options, if nobody talks."""
    measured: Callable[[GameOptions], tuple[Yardstick, ...]] | None = _of(game, "YARDSTICKS")
    return measured(options) if measured else ()


def judge_of(game: AnyGame) -> Sits | None:
    """How the judges of a game sit down; None if it has none."""
    return _of(game, "JUDGE")


def sits(game: AnyGame) -> Sits:
    """The same for a game that has judges."""
    sit = judge_of(game)
    if sit is None:
        raise ValueError(f"{game.id} has no judges")
    return sit
