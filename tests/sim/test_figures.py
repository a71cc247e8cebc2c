"""Wilson intervals, even for few games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.sim.figures import interval95


@pytest.mark.parametrize(
    "wins, games, low, high",
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (348, 1000, 0.3192, 0.3781),
    ],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    """They match Wilson's formula, worked out by hand."""
    assert interval95(wins, games) == pytest.approx((low, high), abs=1e-4)


@given(st.integers(1, 10**9).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_rate_lies_within(counted: tuple[int, int]) -> None:
    """Every interval contains the rate, lies between 0 and 1, and mirrors that of the losses."""
    wins, games = counted
    low, high = interval95(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert interval95(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=1e-9)
