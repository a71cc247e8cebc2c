"""`backtrick watch`: a game among bots, with what they say and why they move."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from backtrick import GAMES
from backtrick.bots import BOTS
from backtrick.texts import languages
from tests.cli.program import run
from tests.thorough import first_of


def watch(*arguments: str, columns: int = 80) -> tuple[int, str, str]:
    """The exit code, the output and the errors of the command."""
    done = run("watch", *arguments, columns=columns)
    return done.exit_code, done.stdout, done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_watched(name: str) -> None:
    """A whole game is printed, with its result, and the same game each time."""
    arguments = (name, "--bots", "random", "--seed", "5")
    code, printed, _ = watch(*arguments)
    assert code == 0
    assert "Cards left" in printed.splitlines()[-1]
    assert watch(*arguments)[1] == printed


@pytest.mark.parametrize(
    "shown",
    first_of(
        [
            ("en", "says: “I have", "Chance of winning"),
            ("de", "sagt: „Ich habe", "Gewinnchance"),
            ("pl", "mówi: „Mam", "Szansa na wygraną"),
        ]
    ),
)
def test_signals_and_reasons_are_shown(shown: tuple[str, str, str]) -> None:
    """Signals are sentences; --explain adds a sentence and a table for each decision."""
    language, word, column = shown
    arguments = ("quick-easy", "--bots", "talker", "--effort", "1", "-l", language)
    plain, explained = watch(*arguments)[1], watch(*arguments, "--explain")[1]
    assert word in plain
    assert column not in plain
    assert column in explained


def test_the_table_is_shown_between_turns() -> None:
    """All cards are shown after the deal, after each turn and at the end, not after each move."""
    _, printed, _ = watch("quick-easy", "--players", "3", "--option", "starter=1")
    lines = printed.splitlines()[1:-1]
    tables = [number for number, line in enumerate(lines) if re.match(r" +down v", line)]
    assert tables[0] == 0
    assert lines[1] == "    0: hand b1 g1   1: hand p3 p10   2: hand b3 y10"
    movers = [line[0] for line in lines if line[0] in "012"]
    turns = 1 + sum(one != other for one, other in pairwise(movers))
    assert len(tables) == turns + 1
    assert lines[-1].startswith("    0: hand")


@pytest.mark.parametrize("option", ["match=yes", "no_wrap=yes"])
def test_in_a_race_the_table_is_shown_rarely(option: str) -> None:
    """Only after a new deal, by a round or a halt, and at the end."""
    _, printed, _ = watch("seven-ate-nine", "--option", option, "--seed", "2")
    tables = re.findall(r"^ +middle .*", printed, re.MULTILINE)
    heads = [re.sub(r".*?\)", "", line) for line in tables]
    assert 2 < len(tables) < 30
    assert heads[-2] == heads[-1]
    assert len(set(heads)) == len(heads) - 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [50, 80])
@pytest.mark.parametrize("name", GAMES)
def test_the_output_fits_the_terminal(name: str, columns: int, language: str) -> None:
    """No line is wider than the terminal, in any language."""
    bot = "greedy" if any(bot.name == "greedy" for bot in BOTS[name]) else "random"
    asked = (name, "--bots", bot, "--explain", "--seed", "3", "-l", language)
    code, printed, _ = watch(*asked, columns=columns)
    assert code == 0
    assert max(map(len, printed.splitlines())) <= columns


def test_candidates_are_listed_best_first() -> None:
    """The chances fall from row to row, and each table marks one choice."""
    _, printed, _ = watch("face-to-face", "--bots", "expert", "--effort", "60", "--explain")
    tables = re.findall(r"─\n((?: .*%\n)+)", printed)
    assert len(tables) > 5
    for table in tables:
        chances = [float(found) for found in re.findall(r"([\d.]+)%", table)]
        assert chances == sorted(chances, reverse=True)
        assert table.count(">") == 1


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
def test_bad_arguments_are_refused(arguments: tuple[str, ...]) -> None:
    """One sentence says what is wrong; exit code 2."""
    code, printed, error = watch(*arguments)
    assert code == 2
    assert printed == ""
    assert arguments[-1] in error
