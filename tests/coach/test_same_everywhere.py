"""The same record and effort give the same analysis, in every process and on every machine."""

from __future__ import annotations

from hashlib import sha256

import pytest

from backtrick import coach
from tests.coach.records import DUELS, TEAMS, Company, analysis_of, record_of

FINGERPRINTS = {
    TEAMS[2]: "13989f58b4a0f869",
    TEAMS[3]: "e172f09220dea949",
    DUELS[0]: "bd20c6df13b90f21",
}
"""They change with the estimator, its effort or its calibration, and with nothing else. Where one
changes, `EDITION` in `wire/analyses.py` is raised, so that stored analyses are made anew."""


@pytest.mark.parametrize("company", FINGERPRINTS, ids=str)
def test_an_analysis_never_changes(company: Company) -> None:
    """Every process has its own order of sets, and here none matters."""
    analysis = analysis_of(company, 0)
    figures = [
        (turn.seat, turn.first, *map(str, turn.moves), turn.played, turn.loss, turn.drawn)
        for turn in analysis.turns
    ]
    assert sha256(repr(figures).encode()).hexdigest()[:16] == FINGERPRINTS[company]


def test_again_is_the_same() -> None:
    """Nothing is kept from one analysis to the next."""
    assert coach.analyse(record_of(TEAMS[3], 0), effort=1) == analysis_of(TEAMS[3], 0)
