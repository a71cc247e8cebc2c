"""The tables of the calibration: tenths, Brier scores, and what is missing."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.machines import ROOT

if TYPE_CHECKING:
    from pathlib import Path

CELL = "quick-easy-pro-3-silent"
WORTHLESS = 0.9
"""A share that was won half of the time only."""


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """300 games: positions at 0 that were lost, others that were won half of the time."""
    (tmp_path / "check").mkdir()
    games = [
        [number, [[0.5, 0.0, False], [1e-9, WORTHLESS, bool(number % 2)]]] for number in range(300)
    ]
    lines = "".join(f"{json.dumps(each)}\n" for each in games)
    (tmp_path / "check" / f"{CELL}.jsonl").write_text(lines)
    return tmp_path


def _run(*arguments: str | Path) -> str:
    command = [sys.executable, ROOT / "bench" / "coach_calibration", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.thorough
def test_tenths_are_compared_with_what_was_won(played: Path) -> None:
    """What holds is told from what does not, beside the score of always saying the mean."""
    plot = played / "plot.png"
    lines = _run("table", played, "--plot", plot).splitlines()
    assert f"| {CELL} | 300 | 600 | 0.205 | 0.188 | 1 of 2 |" in lines
    assert f"| {CELL} | 300 | 0.0% | 0.0% ± 0.1% | yes |" in lines
    assert f"| {CELL} | 300 | 90.0% | 50.0% ± 5.8% | no |" in lines
    assert plot.stat().st_size
