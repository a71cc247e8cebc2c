"""From the share of sampled games won to a win chance: the calibration.

The bots of the sampled games play at a glance, so they win less often than players who think. A
scale says how often teams of the full bots won from positions with such a share. It is a line with
corners, computed in whole numbers, so that it is the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp, log
from operator import mul
from typing import Final, TypeAlias

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

    @property
    def most(self) -> float:
        """The win chance if all games are won."""
        return self.corners[-1] / WHOLE

    def slope(self, total: int, worlds: int) -> float:
        """How much the win chance changes with the share."""
        cell = min(total * CELLS // (worlds * WHOLE), CELLS - 1)
        return (self.corners[cell + 1] - self.corners[cell]) * CELLS / WHOLE


EXACT: Final = Scale(tuple(WHOLE * cell // CELLS for cell in range(CELLS + 1)))
"""The scale for what is known."""


@cache
def _logistic(shift: float, stretch: float, cap: float) -> Scale:
    """The scale that shifts and stretches log odds, up to a cap; it leaves 0 where it is."""
    inner = (cap * _moved(cell / CELLS, shift, stretch) for cell in range(1, CELLS))
    return Scale((0, *(round(WHOLE * round(chance, 6)) for chance in (*inner, cap))))


def _moved(chance: float, shift: float, stretch: float) -> float:
    return 1 / (1 + exp(-(shift + stretch * log(chance / (1 - chance)))))


MOMENTS: Final = (0.3, 0.5, 0.8)
"""Moments of a game, by the share of cards left to lay, the latest first.

Before the earliest one, a correction stays the same; after the latest, it goes to 0."""
OVER: Final = 0.1
"""The share of cards left to lay from which caps go to 1, as the cards run out."""
Values: TypeAlias = tuple[float, float, float]
"""By moment."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """The scales of a kind of game."""

    shifts: Values = (0.0, 0.0, 0.0)
    """What is added to log odds."""
    stretches: Values = (0.0, 0.0, 0.0)
    """What is added to their factor of 1."""
    cap: float = 1.0
    """The win chance late in the game if every sampled game is won: they can all be wrong."""

    def at(self, left: float) -> Scale:
        """The scale when this share of the cards is left to lay."""
        shift, stretch = (_mean(left, values) for values in (self.shifts, self.stretches))
        return _logistic(shift, 1 + stretch, round(1 - lateness(left) * (1 - self.cap), 6))


def _mean(left: float, values: Values) -> float:
    return round(sum(map(mul, weights(left), values)), 6)  # Python 3.12 sums more exactly


def weights(left: float) -> Values:
    """How much each of the moments counts when this share of the cards is left."""
    late, middle, early = MOMENTS
    if left <= late:
        return left / late, 0.0, 0.0
    if left <= middle:
        part = (left - late) / (middle - late)
        return 1 - part, part, 0.0
    part = min((left - middle) / (early - middle), 1.0)
    return 0.0, 1 - part, part


def lateness(left: float) -> float:
    """How much the cap counts when this share of the cards is left."""
    late, middle, _ = MOMENTS
    return max(0.0, min(left / OVER, 1.0, (middle - left) / (middle - late)))
