"""A mean loss is compared with bots only as far as its interval allows."""

from __future__ import annotations

import pytest

from backtrick.coach import Bracket, Chance, Yardstick
from backtrick.coach.yardsticks import bracketed
from tests.coach.records import TEAMS, analysis_of

BOTS = (Yardstick("random", 0.06), Yardstick("greedy", 0.02), Yardstick("silent", 0.01))


@pytest.mark.parametrize(
    "mean, worse, better",
    [
        (Chance(0.015, 0.001), "greedy", "silent"),
        (Chance(0.015, 0.01), "random", None),
        (Chance(0.1, 0.01), None, "random"),
        (Chance(0.03, 0.5), None, None),
    ],
)
def test_only_what_is_sure_is_said(mean: Chance, worse: str | None, better: str | None) -> None:
    """The nearest bots beyond two standard errors on each side."""
    assert bracketed(mean, BOTS) == Bracket(worse, better)


def test_a_talkative_team_has_no_yardsticks() -> None:
    """They were measured in silence; and few decisions have no mean."""
    for company in TEAMS[2:4]:  # one with a talker, and one without
        analysis = analysis_of(company, 0)
        for seat, _ in enumerate(analysis.sides):
            is_enough = len(analysis.decisions(seat)) >= 5
            assert (analysis.mean_loss(seat) is not None) == is_enough
            can_compare = is_enough and not analysis.is_talkative
            assert (analysis.bracket(seat) is not None) == can_compare
