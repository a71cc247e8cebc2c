"""The figures of a simulation, with intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

TWO_SIDED_95: Final = 1.959963984540054
"""The standard deviations on each side that hold 95% of a normal distribution."""


class Interval(NamedTuple):
    """An interval of rates."""

    low: float
    high: float


def interval95(wins: int, games: int) -> Interval:
    """Wilson's interval: it contains the true rate in 95 of 100 such simulations.

    It stays between 0 and 1, and also works for few games and for extreme rates.
    """
    z = TWO_SIDED_95
    rate, weight = wins / games, z * z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    # Exact at the ends, where rounding is slightly off.
    return Interval(middle - half if wins else 0.0, middle + half if wins < games else 1.0)
