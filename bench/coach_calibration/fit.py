"""Fitting calibrations to positions."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from backtrick.coach.scale import Calibration, lateness, weights

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cells import Cell
    from numpy.typing import NDArray
    from positions import Position

    Values = NDArray[np.float64]

Games = list[list["Position"]]

_TRUST: Final = 10.0
"""What the kinds of games of a family have in common counts as much as so many won positions."""
_HARDLY: Final = 1.0
"""The same for the guess below."""
_GUESS: Final = np.array([0.0] * 6 + [-4.0])
"""There is nothing to correct, and a game in fifty is lost although all sampled ones are won."""
_EDGE: Final = 0.003
"""Log odds of 0 and 1 would be infinite."""
_STEPS: Final = 60


class Sample(NamedTuple):
    """What is known about some positions: a value for each."""

    odds: Values
    """The log odds of the shares."""
    factors: Values
    """By how much each parameter changes them."""
    late: Values
    """How much a cap counts."""
    won: Values


def fitted(cells: Mapping[Cell, Games]) -> dict[Cell, Calibration]:
    """The calibrations: each cell is drawn to what its family has in common."""
    found: dict[Cell, Calibration] = {}
    for cell, games in cells.items():
        alike = (each for other in cells if other.family == cell.family for each in cells[other])
        common = _fit(_sample(alike), _GUESS, _HARDLY)
        *moved, loss = _fit(_sample(games), common, _TRUST).tolist()
        a, b, c, d, e, f = (round(each, 2) for each in moved)
        found[cell] = Calibration((a, b, c), (d, e, f), round(1 - 1 / (1 + exp(-loss)), 3))
    return found


def _sample(games: Iterable[list[Position]]) -> Sample:
    positions = [each for some in games for each in some if not each.is_solved]
    shares = np.clip([each.share for each in positions], _EDGE, 1 - _EDGE)
    odds = np.log(shares / (1 - shares))
    shifts = np.array([weights(each.left) for each in positions])
    late = np.array([lateness(each.left) for each in positions])
    won = np.array([each.won for each in positions], float)
    return Sample(odds, np.column_stack([shifts, shifts * odds[:, None]]), late, won)


def _fit(sample: Sample, prior: Values, trust: float) -> Values:
    """The likeliest parameters, by Fisher's scoring, from a prior and its weight."""
    values = prior
    for _ in range(_STEPS):
        chances, slopes = _chances(sample, values)
        variances = chances * (1 - chances)
        slope = slopes.T @ ((sample.won - chances) / variances) + trust * (prior - values)
        bend = (slopes.T / variances) @ slopes + trust * np.eye(len(values))
        values = values + np.clip(np.linalg.solve(bend, slope), -1, 1)
    return values


def _chances(sample: Sample, values: Values) -> tuple[Values, Values]:
    """The win chances, and how they change with each parameter.

    The last parameter is the log odds that a game is lost although all sampled ones are won.
    """
    odds = sample.odds + sample.factors @ values[:-1]
    chances, lost = (1 / (1 + np.exp(-each)) for each in (odds, values[-1]))
    caps = 1 - lost * sample.late
    moved = (caps * chances * (1 - chances))[:, None] * sample.factors
    capped = -chances * sample.late * lost * (1 - lost)
    return caps * chances, np.column_stack([moved, capped])
