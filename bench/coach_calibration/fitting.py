"""Fitting calibrations to positions."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from backtrick.coach.scale import Calibration

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cells import Cell
    from positions import Position

Games = list[list["Position"]]

_TRUST: Final = (1.5, 30.0)
"""The weight of what cells have in common, in games: for the shift and for the stretch."""
_TRUST_IN_DUELS: Final = (30.0, 30.0)
_HARDLY: Final = (0.01, 60.0)
"""The weight of the guess before there was any game."""


def fitted(cells: Mapping[Cell, Games]) -> dict[Cell, Calibration]:
    """The calibrations: each cell is drawn to what its family has in common."""
    found: dict[Cell, Calibration] = {}
    for cell, games in cells.items():
        alike = [each for other in cells if other.family == cell.family for each in cells[other]]
        guess = Calibration(0.0, 0.2 if cell.variant else -0.3)
        trust = _TRUST if cell.variant else _TRUST_IN_DUELS
        found[cell] = _fit(games, _fit(alike, guess, _HARDLY), trust)
    return found


def _odds(share: float) -> float:
    share = min(max(share, 0.003), 0.997)
    return log(share / (1 - share))


def _fit(games: Games, prior: Calibration, trust: tuple[float, float]) -> Calibration:
    """Logistic regression by Newton's method; `trust` is the weight of the prior, in games."""
    shift, stretch = prior.shift, prior.stretch
    rows = [
        (sqrt(each.left), _odds(each.share), each.won) for positions in games for each in positions
    ]
    trusted = [each * len(rows) / len(games) for each in trust]
    for _ in range(60):
        slopes = [trusted[0] * (prior.shift - shift), trusted[1] * (prior.stretch - stretch)]
        bends = [trusted[0], 0.0, trusted[1]]
        for part, odds, won in rows:
            chance = 1 / (1 + exp(-(odds + part * (shift + stretch * odds))))
            for place, factor in enumerate((part, part * odds)):
                slopes[place] += (won - chance) * factor
            for place, factor in enumerate((part**2, part**2 * odds, part**2 * odds**2)):
                bends[place] += chance * (1 - chance) * factor
        whole = bends[0] * bends[2] - bends[1] ** 2
        shift += (bends[2] * slopes[0] - bends[1] * slopes[1]) / whole
        stretch += (bends[0] * slopes[1] - bends[1] * slopes[0]) / whole
    return Calibration(round(shift, 2), round(stretch, 2))
