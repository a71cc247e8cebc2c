"""`backtrick games`."""

from __future__ import annotations

import pytest

from backtrick.games import GAMES
from backtrick.texts import Texts, languages

from .program import run


@pytest.mark.parametrize("language", languages())
def test_every_game_is_listed(language: str) -> None:
    """The table has each game's id, name and number of players, in the language asked for."""
    result = run("games", "--language", language)
    assert result.exit_code == 0
    for name, game in GAMES.items():
        row = next(line for line in result.output.splitlines() if line.strip().startswith(name))
        assert Texts(language)(name) in row
        assert str(game.players[0]) in row
        assert str(game.players[-1]) in row


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [50, 60, 80, 200])
def test_the_table_keeps_to_the_terminal(language: str, columns: int) -> None:
    """No line is wider than the terminal, and every word of each game's line is there."""
    output = run("games", "--language", language, columns=columns).output
    assert max(map(len, output.splitlines())) <= columns
    assert all(line == line.rstrip() for line in output.splitlines())
    for name in GAMES:
        assert set(Texts(language)(f"{name}.line").split()) <= set(output.split())


@pytest.mark.parametrize("language", languages())
def test_the_terminal_chooses_the_language(language: str) -> None:
    """Without --language the list is in the language of the terminal."""
    assert run("games", terminal_language=language).output == run("games", "-l", language).output


def test_the_next_command_works() -> None:
    """The command at the end of the page works as printed."""
    line = run("games").output.splitlines()[-1]
    _, _, command = line.partition("backtrick ")
    assert run(*command.split()).exit_code == 0
