"""Intervals that hold at every moment."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.sim.confidence import ERROR_RATE, lasting95
from backtrick.sim.figures import TWO_SIDED_95

COUNTS = st.lists(st.integers(0, 10**6), min_size=3, max_size=5).filter(any)


def mean_and_error(counts: list[int]) -> tuple[float, float]:
    """The mean of the results, and its standard error."""
    results, total = np.linspace(-1, 1, len(counts)), sum(counts)
    mean = float(results @ counts) / total
    return mean, sqrt((results - mean) ** 2 @ counts / total / total)


@given(COUNTS)
def test_the_mean_lies_within(counts: list[int]) -> None:
    """Every interval contains the mean, lies between -1 and 1, and mirrors that of the reverse."""
    low, high = lasting95(counts)
    mean, _ = mean_and_error(counts)
    assert -1 <= low <= mean + 1e-9
    assert mean - 1e-9 <= high <= 1
    assert lasting95(counts[::-1]) == pytest.approx((-high, -low), abs=1e-9)


@pytest.mark.parametrize("share", [(0.2, 0.6, 0.2), (0.05, 0.85, 0.1), (0.1, 0.2, 0.3, 0.2, 0.2)])
@pytest.mark.parametrize("pairs", [1_000, 100_000])
def test_it_is_about_twice_as_wide_as_one_for_a_single_look(
    share: tuple[float, ...], pairs: int
) -> None:
    """That is the price of looking at any time; it does not grow with the games."""
    counts = [round(pairs * each) for each in share]
    low, high = lasting95(counts)
    _, error = mean_and_error(counts)
    assert 1.6 < (high - low) / 2 / error / TWO_SIDED_95 < 2.1


def test_looking_again_and_again_misleads_seldom() -> None:
    """Between equals, at most 5 of 100 comparisons ever exclude zero; the usual interval, many."""
    chance, runs, misled, misled_usually = np.random.default_rng(1), 60, 0, 0
    for _ in range(runs):
        leads = chance.choice(3, 1_000, p=(0.2, 0.6, 0.2))
        looks = [np.bincount(leads[:end], minlength=3).tolist() for end in range(60, 1_001, 60)]
        intervals = [lasting95(counts) for counts in looks]
        misled += not all(low <= 0 <= high for low, high in intervals)
        usual = [mean_and_error(counts) for counts in looks]
        misled_usually += any(abs(mean) > TWO_SIDED_95 * error for mean, error in usual)
    assert misled / runs <= ERROR_RATE
    assert misled_usually / runs > 3 * ERROR_RATE
