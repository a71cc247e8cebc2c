"""The cells to measure: one for each game, table and line-up of bots."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, Any

import backtrick
from backtrick.bots import BOTS
from backtrick.bots.simulation import Simulation
from backtrick.games.options import OneOf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.games.any_game import AnyGame

FIRST_SEAT_STARTS = ("talker",)
"""The bots for which the value of agreeing on a starter is measured."""
COMPILED_GAMES = 100
"""How many times more games kernels play than bots that think."""


@dataclass(frozen=True)
class Cell:
    """One measurement."""

    game: str
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name in figures.json."""
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game} {options} {','.join(self.bots)}"

    @property
    def is_solo(self) -> bool:
        """Whether the bot plays alone, so that only the time counts."""
        return len(self.bots) == 1

    def simulation(self, seed: int) -> Simulation:
        """The simulation that measures it."""
        options = backtrick.game(self.game).options(**dict(self.options))
        return Simulation(self.game, options, self.bots, seed)

    def games(self, games: int) -> int:
        """The number of games. Only tables, not kernels, keep time."""
        is_compiled = self.simulation(0).compiled and not self.is_solo
        return games * COMPILED_GAMES if is_compiled else games


def cells() -> Iterator[Cell]:
    """All cells, game by game."""
    for game in backtrick.GAMES.values():
        yield from _team_cells(game) if game.team else _opponents_cells(game)


def _names(game: AnyGame) -> list[str]:
    return [bot.name for bot in BOTS[game.id]]


def _team_cells(game: AnyGame) -> Iterator[Cell]:
    """Teams of equal bots, at every table; some also with the first seat starting."""
    variants = game.options_type.kinds()["variant"]
    for variant in variants.values if isinstance(variants, OneOf) else ():
        for players in game.players:
            for name in _names(game):
                for starter in ("agree", 0) if name in FIRST_SEAT_STARTS else ("agree",):
                    options = {"players": players, "variant": variant, "starter": starter}
                    yield Cell(game.id, tuple(options.items()), (name,) * players)


def _opponents_cells(game: AnyGame) -> Iterator[Cell]:
    """One bot against equal others, at every table. Where a seat starts, seats take turns."""
    names = _names(game)
    for players in game.players:
        # With two players, one wins what the other loses, so one order is enough.
        pairs = combinations_with_replacement(names, 2) if players == 2 else product(names, names)
        for one, other in pairs if players > 1 else zip(names, names, strict=True):
            yield Cell(game.id, (("players", players),), (one, *(other,) * (players - 1)))
