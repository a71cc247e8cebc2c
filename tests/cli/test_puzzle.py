"""Puzzles in the terminal."""

from __future__ import annotations

import pytest

from backtrick.puzzles import SETS, THEMES, find
from backtrick.record import read, write

from .program import run

ALL = {name for each in SETS.values() for name in each.puzzles}


def test_every_puzzle_can_be_printed() -> None:
    """The list has all of them; one is printed as a record, as it was found."""
    lines = run("puzzle", "--list").stdout.splitlines()
    assert {line.split()[0] for line in lines} == ALL
    name = lines[-1].split()[0]
    found = find(name)
    assert found is not None
    assert run("puzzle", name).stdout == write(found.read().record)


def test_the_puzzle_of_the_day() -> None:
    """It is a record that ends where the turn begins."""
    assert read(run("puzzle").stdout).entries


def test_a_list_by_set_and_theme() -> None:
    """Only what has both."""
    lines = run("puzzle", "--set", "quick-easy-pro", "--theme", "heard").stdout.splitlines()
    assert lines
    for line in lines:
        name, chosen, *themes = line.split()
        assert name in SETS["quick-easy-pro"].puzzles
        assert chosen == "quick-easy-pro"
        assert "heard" in themes


def test_the_solution_comes_first() -> None:
    """The turns, best first, with their win chances."""
    name = next(iter(SETS["face-to-face"].puzzles))
    chances = [
        float(line.split()[0]) for line in run("puzzle", name, "--solution").stdout.splitlines()
    ]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("option", ["--set", "--theme"])
def test_an_unknown_set_or_theme_is_refused(option: str) -> None:
    """With those that there are, instead of an empty list."""
    refused = run("puzzle", option, "nonsense")
    assert refused.exit_code == 2
    assert option in refused.stderr
    assert (THEMES[0] if option == "--theme" else next(iter(SETS))) in refused.stderr


def test_an_unknown_puzzle_is_refused() -> None:
    """With its id and where to find others, in the language that was asked for."""
    refused = run("puzzle", "nonsense", "--language", "de")
    assert refused.exit_code == 2
    assert "Rätsel „nonsense“" in refused.stderr
    assert "`backtrick puzzle --list`" in refused.stderr
