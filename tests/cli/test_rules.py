"""`backtrick rules GAME`."""

from __future__ import annotations

import pytest

from backtrick.games import GAMES
from backtrick.texts import Texts, languages

from .program import run, start_anew, start_program


def words(text: str) -> list[str]:
    """The words of a text, whatever its line breaks and bullets."""
    return [word for word in text.split() if word not in {"•", "-"}]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_all_rules_are_shown(game: str, language: str) -> None:
    """Name, players, every section under its heading, how to play, and the colophon."""
    texts = Texts(language)
    end = f"{texts('to-play', command='backtrick serve')} {texts('colophon')}"
    result = run("rules", game, "--language", language)
    assert result.exit_code == 0
    page = words(result.output)
    assert page[: len(words(texts(game)))] == words(texts(game))
    assert str(GAMES[game].players[-1]) in page
    for section in texts.attributes(f"{game}-rules"):
        assert texts(f"section.{section}") in result.output.splitlines()
        assert " ".join(words(texts(f"{game}-rules.{section}"))) in " ".join(page)
    assert page[-len(words(end)) :] == words(end)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("columns, widest", [(40, 40), (60, 60), (80, 80), (200, 80)])
def test_lines_are_never_too_wide(game: str, language: str, columns: int, widest: int) -> None:
    """Text is wrapped at the terminal's width, and at 80 on a wider one; no line ends in blanks."""
    lines = run("rules", game, "-l", language, columns=columns).output.splitlines()
    assert max(map(len, lines)) <= widest
    assert all(line == line.rstrip() for line in lines)


def test_a_pipe_gets_plain_text() -> None:
    """Piped text has no colour codes, and commands are in backticks."""
    result = start_program("rules", "quick-easy", "--language", "en")
    assert result.returncode == 0
    assert "\x1b" not in result.stdout
    assert "`r7^`" in result.stdout
    assert result.stderr == ""


def test_a_terminal_gets_colour() -> None:
    """On a terminal, colours replace the backticks."""
    result = start_program("rules", "quick-easy", FORCE_COLOR="1", TERM="xterm")
    assert "\x1b" in result.stdout
    assert "`" not in result.stdout


def test_an_old_encoding_is_no_problem() -> None:
    """Letters that the encoding lacks become question marks."""
    result = start_anew("rules", "quick-easy", "-l", "pl", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "?" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("given", ["nonsense", "xyzzy-42", "[bold]"])
def test_an_unknown_game_is_refused(given: str, language: str) -> None:
    """One sentence in the chosen language has the typed id and lists all games; exit code 2."""
    result = run("rules", given, "-l", language)
    assert result.exit_code == 2
    assert result.stdout == ""
    sentence = Texts(language)("unknown-game", given=given, known=", ".join(GAMES))
    assert words(result.stderr) == words(sentence)


@pytest.mark.parametrize(
    "given, meant",
    [
        ("quick", "quick-easy"),
        ("szybko & łatwo", "quick-easy"),
        ("facetoface", "face-to-face"),
        ("7 ate 9", "seven-ate-nine"),
    ],
)
def test_a_close_game_is_suggested(given: str, meant: str) -> None:
    """The error suggests a game, whether the id or the name was nearly right."""
    result = run("rules", given, "-l", "pl")
    assert result.exit_code == 2
    sentence = Texts("pl")("unknown-game.close", given=given, close=meant, known=", ".join(GAMES))
    assert words(result.stderr) == words(sentence)


@pytest.mark.parametrize("given", ["Quick-Easy", "QUICK-EASY"])
def test_an_id_may_be_typed_in_capitals(given: str) -> None:
    """The case of an id does not matter."""
    assert run("rules", given).output == run("rules", "quick-easy").output


def test_a_game_must_be_named() -> None:
    """Without a game, the error lists the games."""
    result = run("rules")
    assert result.exit_code == 2
    assert all(name in result.stderr for name in GAMES)


def test_an_unknown_language_is_refused() -> None:
    """The sentence lists the languages, in the language of the terminal."""
    result = run("rules", next(iter(GAMES)), "--language", "fr", terminal_language="de")
    assert result.exit_code == 2
    sentence = Texts("de")("unknown-language", given="fr", known=", ".join(languages()))
    assert words(result.stderr) == words(sentence)


def test_a_close_language_is_suggested() -> None:
    """A language with its country is nearly right."""
    result = run("games", "--language", "de-AT")
    assert result.exit_code == 2
    known = ", ".join(languages())
    sentence = Texts("en")("unknown-language.close", given="de-AT", close="de", known=known)
    assert words(result.stderr) == words(sentence)
