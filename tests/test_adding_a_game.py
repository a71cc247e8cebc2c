"""The recipe for a new game, followed twice in a copy of the project."""

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
from tests.patience import PATIENCE

RECIPE = Page(ROOT / "docs" / "adding-a-game.md")
# The game of the page, and the same under another name: the changes must leave room for the next
# game. The names have the same length, so that no line grows too long.
NAMES = ("count up", "climb up")
PACKAGES = [f"src/backtrick/games/{name.replace(' ', '_')}" for name in NAMES]
WRITTEN_ANEW = (*PACKAGES, "src/backtrick/games/__init__.py", "tests/counting", "tests/games")
# Not copied: large folders, what is being compiled elsewhere, and this file.
LEFT_OUT = (".*", "*.pyc.*", "build", "dist", "node_modules", Path(__file__).name)
PROGRAMS = Path(sys.executable).parent
# The tests that cover every game.
CONCERNED = "test_laws or test_leaks or has_a_sample or README or count-up or climb-up"
# Those that they need; the others take as long to load as the tests to run.
PLUGINS = "-p _hypothesis_pytestplugin -p pytest_asyncio.plugin"
CHECKS = {
    "ruff": (PROGRAMS / "ruff", "check", *WRITTEN_ANEW),
    "format": (PROGRAMS / "ruff", "format", "--check", *WRITTEN_ANEW),
    "types": (PROGRAMS / "basedpyright", *WRITTEN_ANEW),
    "imports": (PROGRAMS / "lint-imports", "--no-logo"),
    "tests": (
        *(PROGRAMS / "pytest", "--quiet", "--hypothesis-profile=glance", "-k", CONCERNED),
        *("-o", f"addopts=--import-mode=importlib --disable-plugin-autoload {PLUGINS}"),
        *("tests/games", "tests/record", "tests/cli", "tests/test_counts.py"),
        *("tests/test_texts.py", "tests/test_docs.py", "tests/test_game_pages.py"),
    ),
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the recipe was followed for each of the names."""
    project = tmp_path_factory.mktemp("copy") / "project"
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (project / ".venv").symlink_to(sys.prefix)
    for name in NAMES:
        for block in RECIPE.blocks:
            if block.title:
                follow(block, name, project)
    sort_imports = (PROGRAMS / "ruff", "check", "--fix", "--select", "I", *WRITTEN_ANEW)
    assert run(sort_imports, project).returncode == 0
    return project


def follow(block: Block, name: str, project: Path) -> None:
    """Write the file in the block, or make the change it shows, for a game of this name."""
    file, text = project / renamed(block.title, name), renamed(block.text, name)
    if block.language == "diff":
        change(file, text, f"line {block.line}: is this still so in {block.title}?")
    else:
        assert not file.exists()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """The text with the game of the page renamed, in every spelling."""
    for written in (str.title, slug, slug_of_a_package, slug_of_a_constant, name_of_a_type):
        text = text.replace(written(NAMES[0]), written(name))
    return text


def name_of_a_type(name: str) -> str:
    """As in types."""
    return name.title().replace(" ", "")


def slug(name: str) -> str:
    """As an id."""
    return name.replace(" ", "-")


def slug_of_a_package(name: str) -> str:
    """As a package."""
    return name.replace(" ", "_")


def slug_of_a_constant(name: str) -> str:
    """As a constant."""
    return name.replace(" ", "_").upper()


def change(file: Path, diff: str, question: str) -> None:
    """Make a change; the lines it changes must be in the file exactly once."""
    lines = diff.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in " -")
    new = "".join(line[1:] for line in lines if line[0] in " +")
    text = f"\n{file.read_text(encoding='utf-8')}"
    assert text.count(f"\n{old}") == 1, question
    file.write_text(text.replace(f"\n{old}", f"\n{new}")[1:], encoding="utf-8")


def run(command: tuple[str | Path, ...], project: Path) -> subprocess.CompletedProcess[str]:
    """Run a program in the copy, with its sources."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        command,
        cwd=project,
        env=own | {"PYTHONPATH": str(project / "src")},
        capture_output=True,
        text=True,
        check=False,
        timeout=5 * PATIENCE,
    )


@pytest.mark.parametrize(
    "check",
    [
        pytest.param(check, marks=pytest.mark.thorough if check == "types" else ())
        for check in CHECKS
    ],
)
def test_the_new_games_pass_the_checks(project: Path, check: str) -> None:
    """After the recipe's last step the games are played, linted, counted and explained."""
    said = run(CHECKS[check], project)
    assert said.returncode == 0, said.stdout + said.stderr


def test_every_game_is_in_the_contract_on_imports() -> None:
    """pyproject.toml, which keeps the games apart, names every game."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (apart,) = [contract for contract in contracts if contract["type"] == "independence"]
    packages = [path.parent.name for path in ROOT.glob("src/backtrick/games/*/__init__.py")]
    assert sorted(apart["modules"]) == sorted(f"backtrick.games.{name}" for name in packages)
