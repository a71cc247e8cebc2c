"""From the share of sampled games won to a win chance: the calibration.

The bots of the sampled games play at a glance, so they win less often than players who think. A
scale says how often teams of the full bots won from positions with such a share. It is a line with
corners, computed in whole numbers, so that it is the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from operator import mul
from typing import Final

from .chances import WHOLE

CELLS: Final = 40
"""The number of pieces of the line."""


@dataclass(frozen=True, slots=True)
class Scale:
    """A scale: the win chances at the corners, in parts of WHOLE."""

    corners: tuple[int, ...]

    def chance(self, total: int, worlds: int) -> int:
        """The win chance for the sum of the results of some games, in parts of WHOLE."""
        whole = worlds * WHOLE
        cell, rest = divmod(total * CELLS, whole)
        if cell >= CELLS:
            return self.corners[-1]
        low, high = self.corners[cell], self.corners[cell + 1]
        return low + (high - low) * rest // whole

    def slope(self, total: int, worlds: int) -> float:
        """How much the win chance changes with the share."""
        cell = min(total * CELLS // (worlds * WHOLE), CELLS - 1)
        return (self.corners[cell + 1] - self.corners[cell]) * CELLS / WHOLE


@cache
def _logistic(shift: float, stretch: float) -> Scale:
    """The scale that shifts and stretches log odds; it leaves 0 and 1 where they are."""
    inner = (_moved(cell / CELLS, shift, stretch) for cell in range(1, CELLS))
    return Scale((0, *(round(WHOLE * round(chance, 6)) for chance in inner), WHOLE))


def _moved(chance: float, shift: float, stretch: float) -> float:
    return 1 / (1 + exp(-(shift + stretch * log(chance / (1 - chance)))))


MOMENTS: Final = (0.3, 0.5, 0.8)
"""Moments of a game, by the share of cards left to lay, the latest first.

Before the earliest one, the shift stays the same; after the latest, it goes to 0."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """The scales of a kind of game. As the cards run out, there is less and less to correct."""

    shifts: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """What is added to log odds at each of the moments."""
    stretch: float = 0.0
    """What is added to their factor of 1, at the deal."""

    def at(self, left: float) -> Scale:
        """The scale when this share of the cards is left to lay."""
        shift = round(sum(map(mul, weights(left), self.shifts)), 6)  # Python 3.12 sums more exactly
        return _logistic(shift, 1 + self.stretch * sqrt(left))


def weights(left: float) -> tuple[float, float, float]:
    """How much each of the moments counts when this share of the cards is left."""
    late, middle, early = MOMENTS
    if left <= late:
        return left / late, 0.0, 0.0
    if left <= middle:
        part = (left - late) / (middle - late)
        return 1 - part, part, 0.0
    part = min((left - middle) / (early - middle), 1.0)
    return 0.0, 1 - part, part
