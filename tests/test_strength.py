"""docs/strength.md says what its figures say, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from shutil import copy, copytree
from typing import TYPE_CHECKING

import pytest

from tests.machines import ROOT
from tests.patience import PATIENCE
from tests.thorough import first_of

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.thorough
def test_the_page_agrees_with_the_figures(tmp_path: Path) -> None:
    """Its command, with no games to play, writes the same page and every plot again."""
    command = copytree(ROOT / "bench" / "strength", tmp_path / "bench" / "strength")
    folder = tmp_path / "docs" / "strength"
    folder.mkdir(parents=True)
    copy(ROOT / "docs" / "strength" / "figures.json", folder)
    subprocess.run([sys.executable, command, "--games", "0"], check=True, timeout=PATIENCE)
    page = (tmp_path / "docs" / "strength.md").read_text(encoding="utf-8")
    assert page == (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    plots = {path.name for path in (ROOT / "docs" / "strength").glob("*.png")}
    assert plots == {path.name for path in folder.glob("*.png")}


@pytest.mark.parametrize(
    "cells",
    first_of(
        [
            "seven-ate-nine players=2",
            "face-to-face expert,expert",
            "quick-easy players=2 normal agree",
        ]
    ),
)
def test_the_figures_are_those_of_the_current_bots(cells: str) -> None:
    """Every bot plays the first games as it did when measured."""
    command = ROOT / "bench" / "strength"
    subprocess.run(
        [sys.executable, command, "--check", "--only", cells], check=True, timeout=PATIENCE
    )
