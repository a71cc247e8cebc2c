"""The recipe for a new game, followed in a copy of the project."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.machines import ROOT
from tests.markdown import Block, Page

RECIPE = Page(ROOT / "docs" / "adding-a-game.md")
PACKAGE = "src/backtrick/games/count_up"
# Not in the copy: what is large, and this very file.
LEFT_OUT = (".*", "__pycache__", "build", "dist", "node_modules", Path(__file__).name)
PROGRAMS = Path(sys.executable).parent
# The tests of every game, and those that are run for each.
CONCERNED = "test_laws or test_leaks or test_docs or count-up"
CHECKS = {
    "ruff": (PROGRAMS / "ruff", "check", PACKAGE, "tests/counting", "tests/games"),
    "format": (PROGRAMS / "ruff", "format", "--check", PACKAGE, "tests/counting", "tests/games"),
    "types": (PROGRAMS / "basedpyright", PACKAGE),
    "imports": (PROGRAMS / "lint-imports", "--no-logo"),
    "tests": (
        *(PROGRAMS / "pytest", "--quiet", "-k", CONCERNED),
        *("tests/games", "tests/record", "tests/cli", "tests/test_counts.py"),
        *("tests/test_texts.py", "tests/test_docs.py", "tests/test_game_pages.py"),
    ),
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, in which the recipe was followed to its end."""
    project = tmp_path_factory.mktemp("copy") / "project"
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (project / ".venv").symlink_to(sys.prefix)
    for block in RECIPE.blocks:
        if block.title:
            follow(block, project / block.title)
    return project


def follow(block: Block, file: Path) -> None:
    """Make the file that the block is, or the change that it shows."""
    if block.language == "diff":
        changed(block, file)
    else:
        assert not file.exists()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text, encoding="utf-8")


def changed(block: Block, file: Path) -> None:
    """Make the change; what it changes stands in the file exactly once."""
    lines = block.text.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in " -")
    new = "".join(line[1:] for line in lines if line[0] in " +")
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"line {block.line}: is this still so in {block.title}?"
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("check", CHECKS)
def test_the_new_game_passes_the_checks(project: Path, check: str) -> None:
    """After the recipe's last step the game is played, linted, counted and explained."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    said = subprocess.run(
        CHECKS[check],
        cwd=project,
        env=own | {"PYTHONPATH": str(project / "src")},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert said.returncode == 0, said.stdout + said.stderr


def test_every_game_is_in_the_contract_on_imports() -> None:
    """No game was forgotten in pyproject.toml, where the games are kept apart."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (apart,) = [contract for contract in contracts if contract["type"] == "independence"]
    packages = [path.parent.name for path in ROOT.glob("src/backtrick/games/*/__init__.py")]
    assert sorted(apart["modules"]) == sorted(f"backtrick.games.{name}" for name in packages)
