"""`backtrick` alone, and what the program says of itself."""

from __future__ import annotations

from importlib.metadata import version

import pytest

from backtrick.games import GAMES
from backtrick.texts import Texts, languages

from .program import run, start_program


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [60, 80])
def test_the_first_page_shows_games_and_commands(language: str, columns: int) -> None:
    """The page names every game, the next commands and the authors, in the terminal's language."""
    texts = Texts(language)
    result = run(columns=columns, terminal_language=language)
    assert result.exit_code == 0
    assert all(texts(game) in result.output for game in GAMES)
    assert "backtrick games" in result.output
    assert "backtrick rules" in result.output
    assert result.output.split()[-3:] == texts("colophon").split()[-3:]
    assert max(map(len, result.output.splitlines())) <= columns


def test_commands_begin_as_the_program_was_started() -> None:
    """Started by another name, the page shows commands that can be typed."""
    assert "./play games" in start_program(BACKTRICK_COMMAND="./play").stdout


def test_version() -> None:
    """--version names the program and its version."""
    result = start_program("--version")
    assert (result.returncode, result.stdout) == (0, f"backtrick {version('backtrick')}\n")


def test_an_unknown_command_is_refused() -> None:
    """A mistyped command ends with exit code 2 and what may have been meant."""
    result = start_program("gmaes")
    assert result.returncode == 2
    assert "games" in result.stderr
    assert "Traceback" not in result.stderr
