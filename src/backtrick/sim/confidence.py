"""Intervals that hold at every moment, so that one may look again and again, and stop at any look.

The usual interval is right for a number of games fixed beforehand. Stopping as soon as it excludes
zero finds a difference far too often, even between equals. Here the true mean is outside at *any*
look in at most 5 of 100 comparisons, however many looks there are.

It works by betting: a bet at fair odds that results lie above a mean multiplies the stake
by 40 with a chance of at most 1 in 40 if that is the true mean, however long the betting goes on
(Ville's inequality). The lower end is the smallest mean that has withstood all bets, spread over
stakes from large to small. The upper end is found in the same way. Nothing is assumed but that the
deals are independent of each other, and the order of the results does not matter.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

import numpy as np

from .figures import Interval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

ERROR_RATE: Final = 0.05
"""How often the true mean is ever outside, at most."""
_STAKES: Final = 0.999 * 0.5 ** np.arange(20.0)
"""What is bet each time, as shares of what one has."""
_SHARES: Final = np.log((weights := 1 / np.arange(1.0, 21.0)) / weights.sum())
"""How much of the money goes to each stake, as logarithms."""
_ENOUGH: Final = log(2 / ERROR_RATE)
_STEPS: Final = 40


def lasting95(counts: Sequence[int]) -> Interval:
    """The interval of the mean of results from -1 to 1, by how often each result came up.

    The results lie evenly: of three counts, the first is of -1, the next of 0, the last of 1.
    """
    results, times = np.linspace(0, 1, len(counts)), np.array(counts, np.float64)
    low = _lowest(results, times)
    high = 1 - _lowest(results, times[::-1])
    return Interval(2 * low - 1, 2 * high - 1)


def _lowest(results: NDArray[np.float64], times: NDArray[np.float64]) -> float:
    """The smallest mean, from 0 to 1, that the results allow."""
    low, high = 0.0, float(results @ times / max(times.sum(), 1))
    for _ in range(_STEPS):
        mean = (low + high) / 2
        if mean and _won(results / mean - 1, times) >= _ENOUGH:
            low = mean
        else:
            high = mean
    return low


def _won(odds: NDArray[np.float64], times: NDArray[np.float64]) -> float:
    """What the bets have multiplied the money by, as a logarithm."""
    by_stake = np.log1p(np.outer(_STAKES, odds)) @ times + _SHARES
    return float(np.logaddexp.reduce(by_stake))
