"""`backtrick watch`: a game among bots, with what they say and why they move so."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from backtrick import GAMES
from backtrick.cli import app


def watch(*arguments: str) -> tuple[int, str, str]:
    """What the command answers: its exit code, what it prints, and what it complains of."""
    done = CliRunner().invoke(app, ["watch", *arguments], env={"LC_ALL": "en.UTF-8"})
    return done.exit_code, done.stdout, done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_watched(name: str) -> None:
    """A whole game is printed, down to its result, and the same one each time."""
    arguments = (name, "--bots", "random", "--seed", "5")
    code, printed, _ = watch(*arguments)
    assert code == 0
    assert "Cards left" in printed.splitlines()[-1]
    assert watch(*arguments)[1] == printed


@pytest.mark.parametrize(
    "language, word, column",
    [
        ("en", "says: “I have", "Chance of winning"),
        ("de", "sagt: „Ich habe", "Gewinnchance"),
        ("pl", "mówi: „Mam", "Szansa wygranej"),
    ],
)
def test_what_is_said_and_why_is_shown(language: str, word: str, column: str) -> None:
    """Signals in words, and with --explain a sentence and a table for each thought."""
    arguments = ("quick-easy", "--bots", "talker", "--effort", "1", "-l", language)
    plain, explained = watch(*arguments)[1], watch(*arguments, "--explain")[1]
    assert word in plain
    assert column not in plain
    assert column in explained


@pytest.mark.parametrize(
    "arguments",
    [
        ("quick-easy", "--bots", "wizard"),
        ("quick-easy", "--players", "9"),
        ("quick-easy", "--seed", "x"),
        ("quick-easy", "--effort", "0"),
        ("chess",),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...]) -> None:
    """One sentence that names what was wrong, exit code 2."""
    code, printed, error = watch(*arguments)
    assert code == 2
    assert printed == ""
    assert arguments[-1] in error
