"""The calibration in use, and its tables: tenths, Brier scores, and what is missing."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from backtrick.coach.chances import WHOLE
from backtrick.coach.face_to_face.calibrations import CALIBRATION
from backtrick.coach.quick_easy.calibrations import calibration_of
from backtrick.coach.scale import Calibration
from tests.machines import ROOT

if TYPE_CHECKING:
    from pathlib import Path

CELL = "quick-easy-pro-3-silent"
DUELS = "face-to-face-2-expert"
EARLY = 0.5
"""The share of cards left from which nothing is capped."""
KINDS = 17
"""The kinds of games that docs/coach.md lists."""
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
    (tmp_path / "check" / f"{CELL}.jsonl.gz").write_bytes(gzip.compress(lines.encode()))
    return tmp_path


def _run(*arguments: str | Path) -> str:
    command = [sys.executable, ROOT / "bench" / "coach_calibration", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_calibrations_in_use_were_fitted_to_the_stored_games() -> None:
    """For each kind of game, digit by digit."""
    lines = dict(line.split(": ") for line in _run("fit").splitlines())
    assert len(lines) == KINDS
    for name, figures in lines.items():
        *_, variant, players, bot = name.split("-")
        is_duel = name.startswith("face-to-face")
        used = CALIBRATION if is_duel else calibration_of(bot, int(players), variant)
        assert figures.endswith(f" games, {used}"), name


@pytest.mark.parametrize("left", [0.001, 0.1, 0.3, 0.45, 0.7, 1.0])
def test_a_better_share_has_a_better_chance(left: float) -> None:
    """Whatever is fitted: from nothing up to the cap, which counts only late in the game."""
    for calibration in (CALIBRATION, Calibration((3.0, -2.0, 1.0), (-0.9, 2.0, 0.0), 0.8)):
        corners = calibration.at(left).corners
        assert corners[0] == 0
        assert calibration.cap <= corners[-1] / WHOLE + 1e-6
        assert (corners[-1] == WHOLE) == (left >= EARLY)
        assert sorted(corners) == [*corners]


def test_what_is_known_stays_as_it_is(tmp_path: Path) -> None:
    """A solved position needs no calibration; where all sampled games were won, there is a cap."""
    (tmp_path / "check").mkdir()
    games = [[number, [[0.2, 1.0, True, number % 4]]] for number in range(400)]
    lines = "".join(f"{json.dumps(each)}\n" for each in games)
    (tmp_path / "check" / f"{DUELS}.jsonl.gz").write_bytes(gzip.compress(lines.encode()))
    judged = 25 * (3 + CALIBRATION.cap)
    found = _run("table", "--folder", tmp_path).splitlines()
    assert f"| face-to-face expert | 400 | {judged:.1f}% | 100.0% ± 0.1% | yes |" in found


def test_tenths_are_compared_with_what_was_won(played: Path) -> None:
    """What holds is told from what does not, beside the score of always saying the mean."""
    lines = _run("table", "--folder", played).splitlines()
    assert f"| {CELL} | 300 | 600 | 0.205 | 0.188 |" in lines
    for name in ("quick-easy silent", "quick-easy pro silent"):
        assert f"| {name} | 300 | 0.0% | 0.0% ± 0.1% | yes |" in lines
        assert f"| {name} | 300 | 90.0% | 50.0% ± 5.8% | no |" in lines


def test_the_page_shows_the_stored_games() -> None:
    """Line by line, with what does not hold."""
    assert _run("table").strip() in (ROOT / "docs" / "coach.md").read_text(encoding="utf-8")


@pytest.mark.thorough
def test_the_plot_is_drawn(played: Path) -> None:
    """With what is there."""
    picture = played / "plots" / "plot.png"
    _run("plot", "--folder", played, "--picture", picture)
    assert picture.stat().st_size
