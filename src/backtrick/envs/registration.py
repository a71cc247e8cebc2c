"""The environments by name: `import backtrick.envs.registration` makes them known.

    gymnasium.make("backtrick/quick-easy-v1", players=3, bots="talker")
    gymnasium.make_vec("backtrick/quick-easy-v1", 4096, players=3)
    pettingzoo.make("aec", "backtrick/quick_easy_v1", players=3, talk=True)
    pettingzoo.make("parallel", "backtrick/seven_ate_nine_v1", players=3)

The number is that of the layout. All options of a game can be given.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import gymnasium
from pettingzoo.env_registry.registration import (  # pyright: ignore[reportMissingTypeStubs]
    register as register_in_zoo,
)
from pettingzoo.utils.conversions import (  # pyright: ignore[reportMissingTypeStubs]
    parallel_to_aec,
)

from ..games import GAMES
from .layout import Layout
from .offers import has, offered
from .race import RaceEnv
from .seat import SeatEnv
from .turns import TurnsEnv, name_of_game
from .vector import BatchEnv

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions


def turns(game: AnyGame, **given: Any) -> TurnsEnv:  # noqa: ANN401 - options of the game among them
    """The environment of a game with turns."""
    options, others = _options(game, given)
    return TurnsEnv(game, options, **others)


def race(game: AnyGame, **given: Any) -> RaceEnv:  # noqa: ANN401
    """The environment of a race."""
    options, others = _options(game, given)
    return RaceEnv(game, options, **others)


def race_in_turns(game: AnyGame, **given: Any) -> Any:  # noqa: ANN401
    """The environment of a race, for those who want one agent after the other."""
    parallel: Any = race(game, **given)
    return parallel_to_aec(parallel)


def seat(game: AnyGame, **given: Any) -> SeatEnv:  # noqa: ANN401
    """The environment of one seat."""
    options, others = _options(game, given)
    return SeatEnv(game, options, **others)


def batch(game: AnyGame, num_envs: int = 1, **given: Any) -> BatchEnv:  # noqa: ANN401
    """The environment of many games at once."""
    options, others = _options(game, given)
    return BatchEnv(game, options, num_envs, **others)


def _options(game: AnyGame, given: dict[str, Any]) -> tuple[GameOptions, dict[str, Any]]:
    """The options of the game, and the rest. Unless asked for, a lot draws who starts."""
    kinds = game.options_type.kinds()
    defaults = {"starter": "random"} if "starter" in kinds else {}
    chosen = {name: value for name, value in given.items() if name in kinds}
    rest = {name: value for name, value in given.items() if name not in kinds}
    return game.options(**defaults | chosen), rest


def _register(game: AnyGame) -> None:
    name = name_of_game(Layout(game, offered(game, "layout", "FULLEST")))
    if game.race is not None:
        _in_zoo("parallel", name, partial(race, game))
        _in_zoo("aec", name, partial(race_in_turns, game))
        return
    _in_zoo("aec", name, partial(turns, game))
    version = name.rpartition("_")[2]
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType]  a dict of anything
        f"backtrick/{game.id}-{version}",
        entry_point=partial(seat, game),
        vector_entry_point=partial(batch, game),
    )


def _in_zoo(kind: Any, name: str, make: Callable[..., Any]) -> None:  # noqa: ANN401 - a literal
    register_in_zoo(kind, f"backtrick/{name}", entry_point=make)


for _game in GAMES.values():
    if has(_game, "layout"):
        _register(_game)
