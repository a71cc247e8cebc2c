"""Fitting calibrations to positions."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

from backtrick.coach.scale import Calibration, weights

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cells import Cell
    from numpy.typing import NDArray
    from positions import Position

    Values = NDArray[np.float64]

Games = list[list["Position"]]

_TRUST: Final = 20.0
"""What the kinds of games of a family have in common counts as much as so many won positions."""
_HARDLY: Final = 1.0
"""The same for the guess that there is nothing to correct."""
_EDGE: Final = 0.003
"""Log odds of 0 and 1 would be infinite."""
_STEPS: Final = 60


def fitted(cells: Mapping[Cell, Games]) -> dict[Cell, Calibration]:
    """The calibrations: each cell is drawn to what its family has in common."""
    found: dict[Cell, Calibration] = {}
    for cell, games in cells.items():
        alike = (each for other in cells if other.family == cell.family for each in cells[other])
        common = _fit(alike, np.zeros(4), _HARDLY)
        late, middle, early, stretch = _fit(games, common, _TRUST).round(2).tolist()
        found[cell] = Calibration((late, middle, early), stretch)
    return found


def _fit(games: Iterable[list[Position]], prior: Values, trust: float) -> Values:
    """Logistic regression by Newton's method, from a prior and its weight."""
    positions = [each for some in games for each in some]
    shares = np.clip([each.share for each in positions], _EDGE, 1 - _EDGE)
    odds = np.log(shares / (1 - shares))
    won = np.array([each.won for each in positions], float)
    shifts = np.array([weights(each.left) for each in positions])
    stretch = np.array([sqrt(each.left) for each in positions]) * odds
    factors = np.column_stack([shifts, stretch])
    values = prior
    for _ in range(_STEPS):
        chances = 1 / (1 + np.exp(-(odds + factors @ values)))
        slope = factors.T @ (won - chances) + trust * (prior - values)
        bend = (factors.T * (chances * (1 - chances))) @ factors + trust * np.eye(len(values))
        values = values + np.linalg.solve(bend, slope)
    return values
