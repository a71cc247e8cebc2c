"""Figures that come out of a simulation, and how far they can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

TWO_SIDED_95: Final = 1.959963984540054
"""So many standard deviations to both sides hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """From one rate to another."""

    low: float
    high: float


def interval95(wins: int, games: int) -> Interval:
    """Wilson's interval: where the true rate is, in 95 of 100 simulations such as this one.

    It stays between 0 and 1, and is right for few games and for rates near the ends too.
    """
    z = TWO_SIDED_95
    rate, weight = wins / games, z * z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    # Exact at the ends, where the sums above are off by a hair.
    return Interval(middle - half if wins else 0.0, middle + half if wins < games else 1.0)
