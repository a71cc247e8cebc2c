"""`backtrick simulate`."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from backtrick.bots import BOTS
from backtrick.games import GAMES
from backtrick.sim import cluster
from backtrick.texts import Texts, languages
from tests.patience import PATIENCE

from .program import run

FIELDS = [
    *("game", "players", "variant", "bots", "games", "wins", "win_rate", "ci95"),
    *("cards_left", "turns", "seconds", "games_per_second", "seed", "lapses"),
]
SMALL = ("--games", "40", "--seed", "5", "--jobs", "1")


def figures(*arguments: str) -> dict[str, Any]:
    """The figures of a simulation, without those that depend on the clock."""
    result = run("simulate", *arguments, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert list(found) == FIELDS
    assert found.pop("seconds") > 0
    assert found.pop("games_per_second") > 0
    return found


def test_a_team_wins_together() -> None:
    """A team has one number of wins, one rate and one interval."""
    found = figures("quick-easy", "--players", "3", "--variant", "pro", "--bots", "greedy", *SMALL)
    assert (found["game"], found["players"], found["variant"]) == ("quick-easy", 3, "pro")
    assert found["bots"] == ["greedy"] * 3
    assert (found["games"], found["seed"]) == (40, 5)
    assert found["win_rate"] == found["wins"] / 40
    low, high = found["ci95"]
    assert 0 <= low <= found["win_rate"] <= high <= 1


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not game.team])
def test_opponents_win_for_themselves(name: str) -> None:
    """Where seats win alone, wins, rates and intervals are lists by seat."""
    found = figures(name, "--bots", "random,random", *SMALL)
    assert found["variant"] is None
    assert found["bots"] == ["random", "random"]
    assert sum(found["wins"]) == 40
    assert found["win_rate"] == [wins / 40 for wins in found["wins"]]
    assert all(
        low <= rate <= high
        for rate, (low, high) in zip(found["win_rate"], found["ci95"], strict=True)
    )


def test_the_seed_decides() -> None:
    """The same seed gives the same figures for any number of jobs; another seed, others."""
    asked = ("quick-easy", "--bots", "greedy", "--games", "500")
    first = figures(*asked, "--seed", "5", "--jobs", "1")
    assert figures(*asked, "--seed", "5", "--jobs", "2") == first
    assert figures(*asked, "--seed", "6") != first | {"seed": 6}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [40, 60, 80])
@pytest.mark.parametrize(
    "asked",
    [
        ("quick-easy", "--players", "5", "--bots", "greedy,random,greedy,random,greedy"),
        ("face-to-face", "--bots", "greedy,random"),
        ("seven-ate-nine", "--players", "4", "--bots", "greedy,random,greedy,random"),
    ],
)
def test_figures_keep_to_the_terminal(asked: tuple[str, ...], language: str, columns: int) -> None:
    """No line is wider than the terminal, in any language, and no word or figure is cut."""
    result = run("simulate", *asked, "-l", language, "--games", "40", columns=columns)
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= columns
    assert "…" not in result.stdout
    found, words = figures(*asked, "--games", "40"), Texts(language)
    for rate in np.atleast_1d(found["win_rate"]).tolist():
        shown = words("figure.rate", rate=rate).replace("\N{NO-BREAK SPACE}", " ")
        assert shown in result.stdout.replace("\N{NO-BREAK SPACE}", " ")


def test_other_options_of_a_game() -> None:
    """Every option of a game can be set."""
    asked = ("simulate", "seven-ate-nine", "--option", "no_wrap=yes", "--option", "miss_penalty=2")
    result = run(*asked, "--players", "1", "--bots", "greedy", *SMALL)
    assert result.exit_code == 0
    assert "no_wrap=yes" in result.stdout
    assert "miss_penalty=2" in result.stdout


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "arguments, named",
    [
        ((), "quick-easy"),
        (("quik-easy",), "quick-easy"),
        (("quick-easy", "--bots", "gredy"), "greedy"),
        (("quick-easy", "--bots", ""), "greedy"),
        (("quick-easy", "--bots", "greedy,greedy", "--players", "3"), "3"),
        (("quick-easy", "--players", "6"), "2, 3, 4, 5"),
        (("face-to-face", "--players", "three"), "2"),
        (("quick-easy", "--variant", "expert"), "normal, pro"),
        (("face-to-face", "--variant", "pro"), "starter"),
        (("quick-easy", "--games", "0"), "--games"),
        (("quick-easy", "--games", "many"), "--games"),
        (("quick-easy", "--games", "9" * 99), "--games"),
        (("quick-easy", "--seed", "-1"), "--seed"),
        (("quick-easy", "--jobs", "0"), "--jobs"),
        (("quick-easy", "--effort", "0"), "--effort"),
        (("seven-ate-nine", "--option", "no_wrap"), "no_wrap"),
        (("seven-ate-nine", "--option", "no_wrap=perhaps"), "yes, no"),
        (("seven-ate-nine", "--option", "nonsense=1"), "no_wrap"),
        (("seven-ate-nine", "--option", "own_pace=yes"), "children"),
        (("quick-easy", "--option", "players=3", "--players", "3"), "players=3"),
        (("quick-easy", "--cluster", "nonsense"), "nonsense"),
    ],
)
def test_bad_arguments_are_refused(arguments: tuple[str, ...], named: str, language: str) -> None:
    """One sentence says what is wrong or what is allowed; exit code 2."""
    result = run("simulate", *arguments, "-l", language, columns=300)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert named in result.stderr
    assert len(result.stderr.splitlines()) <= 4  # sentences are wrapped at 80 columns


@pytest.mark.parametrize("name", GAMES)
def test_all_bots_are_listed(name: str) -> None:
    """The error for an unknown bot lists all bots."""
    error = run("simulate", name, "--bots", "nobody", columns=300).stderr
    assert all(bot.name in error for bot in BOTS[name])


def test_dask_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says how to install it, with the pip of this environment; exit code 2."""
    monkeypatch.setattr(cluster, "find_spec", dict[str, object]().get)
    monkeypatch.chdir(Path(sys.prefix).parent)
    result = run("simulate", "quick-easy", "--cluster", "127.0.0.1:9", columns=300)
    assert result.exit_code == 2
    assert result.stdout == ""
    command = re.search(r"`(\S+) install 'backtrick\[cluster\]'`", " ".join(result.stderr.split()))
    assert command
    assert Path(command[1]).samefile(Path(sys.executable).with_name("pip"))


@pytest.mark.parametrize("jobs, language", [("1", "en"), ("2", "de")])
def test_ctrl_c_prints_the_figures_so_far(jobs: str, language: str) -> None:
    """On a terminal the bar shows the current rate; Ctrl-C prints the figures so far."""
    ours, theirs = pty.openpty()
    program = Path(sys.executable).with_name("backtrick")
    asked = ("simulate", "quick-easy", "--games", "900000000", "--json", "--jobs", jobs)
    with subprocess.Popen(
        [program, *asked],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "LC_ALL": f"{language}.UTF-8", "TERM": "xterm", "COLUMNS": "80"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        seen = b""
        while b"%" not in seen:
            seen += os.read(ours, 10_000)
        os.killpg(process.pid, signal.SIGINT)
        printed, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
    os.set_blocking(ours, False)
    assert b"Traceback" not in seen + os.read(ours, 100_000)
    assert Texts(language)("figure.count", count=900_000_000).encode() in seen
    os.close(ours)
    found = json.loads(printed)
    assert list(found) == FIELDS
    assert 0 < found["games"] < 900_000_000
