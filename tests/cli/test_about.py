"""`backtrick about`, and what the program says about itself."""

from __future__ import annotations

from importlib.metadata import version

import pytest

from backtrick.games import GAMES
from backtrick.texts import Texts, languages

from .program import run, start_anew, start_program


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [60, 80])
def test_the_first_page_shows_games_and_commands(language: str, columns: int) -> None:
    """The page names every game, the next commands and the authors, in the language asked for."""
    texts = Texts(language)
    result = run("about", "--language", language, columns=columns)
    assert result.exit_code == 0
    assert all(texts(game) in result.output for game in GAMES)
    assert "backtrick games" in result.output
    assert "backtrick rules" in result.output
    assert result.output.split()[-3:] == texts("colophon").split()[-3:]
    assert max(map(len, result.output.splitlines())) <= columns
    assert all(line == line.rstrip() for line in result.output.splitlines())


@pytest.mark.parametrize("language", languages())
def test_the_terminal_chooses_the_language(language: str) -> None:
    """Without --language the page is in the language of the terminal."""
    assert run("about", terminal_language=language).output == run("about", "-l", language).output


@pytest.mark.parametrize("language", languages())
def test_both_pages_say_how_to_play(language: str) -> None:
    """The list of games and the rules of a game both end with the command to play."""
    wanted = Texts(language)("to-play", command="backtrick serve")
    for command in (("about",), ("rules", next(iter(GAMES)))):
        said = " ".join(run(*command, "-l", language).output.split())
        assert " ".join(wanted.split()) in said


def test_a_language_before_the_command_applies_to_it() -> None:
    """`-l de games` means `games -l de`; an option of the command itself wins."""
    assert run("-l", "de", "games").output == run("games", "-l", "de").output
    assert run("-l", "de", "games", "-l", "pl").output == run("games", "-l", "pl").output


def test_an_unknown_language_is_refused() -> None:
    """One sentence lists the languages; exit code 2."""
    result = run("-l", "xx", "about")
    assert result.exit_code == 2
    assert all(language in result.stderr for language in languages())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_not_a_command(game: str, language: str) -> None:
    """For the id of a game, the error suggests the command that was meant; exit code 2."""
    result = run("-l", language, game, "--players", "3")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert f"`backtrick rules {game}`" in result.stderr
    assert game not in run("--help").stdout


@pytest.mark.parametrize("command", [(), ("games",), ("replay",), ("rules",), ("talk",)])
def test_h_is_short_for_help(command: tuple[str, ...]) -> None:
    """`-h` prints the same as --help."""
    result = run(*command, "-h")
    assert result.exit_code == 0
    assert result.output == run(*command, "--help").output


def test_help_names_arguments_without_their_types() -> None:
    """People read FILE and GAME, not the names of Python's types."""
    for command in (
        ("analyse",),
        ("backup",),
        ("compare",),
        ("talk", "check"),
        ("admin", "check-db"),
    ):
        said = run(*command, "--help")
        assert said.exit_code == 0
        assert "Options:" in said.output
        assert "<" not in said.output


def test_commands_begin_as_the_program_was_started() -> None:
    """Started under another name, the program shows commands that work."""
    assert "./play games" in start_program("about", BACKTRICK_COMMAND="./play").stdout


def test_version() -> None:
    """--version names the program and its version."""
    result = start_anew("--version")
    assert (result.returncode, result.stdout) == (0, f"backtrick {version('backtrick')}\n")


def test_an_unknown_command_is_refused() -> None:
    """A mistyped command ends with exit code 2 and a suggestion."""
    result = start_program("gmaes")
    assert result.returncode == 2
    assert "games" in result.stderr
    assert "Traceback" not in result.stderr
