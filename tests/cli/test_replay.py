"""`backtrick replay`: what a person and a program see of a recorded game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import backtrick
from backtrick.record import Made, Record, Refused, Said, write
from tests.cli.program import run

if TYPE_CHECKING:
    from pathlib import Path

GAME = backtrick.game("quick-easy")


def _record(*events: tuple[int, str], said: str = "Mine is a high one") -> Record:
    """A small game of two: Ada holds r3 and b9, Ben g2 and g8."""
    deck = GAME.parse_deck("r3 b9 g2 g8 y5")
    moves = tuple(
        Made(1000 * number, seat, GAME.parse(move)) for number, (seat, move) in enumerate(events, 1)
    )
    last = moves[-1].at if moves else 0
    options = GAME.options(players=2, starter=0)
    return Record(GAME, options, ("Ada", "Ben"), 0, deck, (*moves, Said(last, 1, said)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record in a file: two moves, an attempt that was refused, and words."""
    record = _record((0, "r3^"), (0, "end"))
    refused = Refused(2500, 0, GAME.parse("b9^"))
    record = Record(GAME, record.options, record.seats, 0, record.deck, (*record.events, refused))
    path = tmp_path / "game.txt"
    path.write_text(write(record), encoding="utf-8")
    return path


def test_it_shows_each_move_and_what_it_changed(file: Path) -> None:
    """Every event has its line; below it stands what is new on the table, and only that."""
    said = run("replay", str(file), "-l", "en")
    assert said.exit_code == 0
    assert "Ada  r3^" in said.stdout
    assert '"Mine is a high one"' in said.stdout
    after_first = said.stdout.partition("  r3^")[2].partition("  end")[0]
    assert "^ r3 (1)" in after_first
    assert "Descending row" not in after_first


def test_it_says_why_a_move_was_refused(file: Path) -> None:
    """A refused attempt is shown with the reason, in words."""
    assert "somebody else's turn" in run("replay", str(file), "-l", "en").stdout


def test_at_shows_one_moment_whole(file: Path) -> None:
    """`--at N` shows all that lay on the table after event N."""
    said = run("replay", str(file), "--at", "1", "-l", "en").stdout
    assert "^ r3 (1)" in said
    assert "Descending row" in said
    assert "  end" not in said


def test_a_seat_sees_its_own_cards_only(file: Path) -> None:
    """`--seat S` hides the others' cards; without it, all are open."""
    assert "g2 g8" in run("replay", str(file), "-l", "en").stdout
    said = run("replay", str(file), "--seat", "0", "-l", "en").stdout
    assert "g2 g8" not in said
    assert "? ?" in said


def test_json_has_every_step_for_programs(file: Path) -> None:
    """`--json` gives the events with the states after them, or with a seat's views."""
    steps = json.loads(run("replay", str(file), "--json").stdout)["steps"]
    assert [step.get("move") for step in steps[:3]] == [None, "r3^", "end"]
    assert steps[0]["state"]["hands"] == [["b9", "r3"], ["g2", "g8"]]
    assert steps[-1]["reason"] == "move/not-your-turn"
    shown = json.loads(run("replay", str(file), "--json", "--seat", "1", "--at", "2").stdout)
    (step,) = shown["steps"]
    assert step["view"]["hand"] == ["g2", "g8"]
    assert "state" not in step


@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_it_speaks_every_language(file: Path, language: str) -> None:
    """The labels come in the language asked for."""
    labels = {"de": "Aufsteigende Reihe", "en": "Ascending row", "pl": "Rząd rosnący"}
    assert labels[language] in run("replay", str(file), "-l", language).stdout


def test_an_illegal_move_is_named_with_line_move_and_reason(file: Path) -> None:
    """A record of a game that cannot have been played is refused with exit code 1."""
    file.write_text(file.read_text(encoding="utf-8").replace("r3^", "y5^"), encoding="utf-8")
    said = run("replay", str(file), "-l", "en")
    assert said.exit_code == 1
    sentence = " ".join(said.stderr.split())
    assert "line 9, move y5^" in sentence
    assert "move/card-not-held" in sentence
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"backtrick record 1\n", b"backtrick record 99\ngame: x\n"]
)
def test_what_is_no_record_is_refused(file: Path, content: bytes) -> None:
    """A damaged file is refused in one sentence that names the line, with exit code 1."""
    file.write_bytes(content)
    said = run("replay", str(file), "-l", "en")
    assert said.exit_code == 1
    assert "line " in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize(
    "arguments", [("--at", "99"), ("--at", "-1"), ("--seat", "2"), ("--seat", "-1")]
)
def test_moments_and_seats_that_are_not_there_are_refused(
    file: Path, arguments: tuple[str, str]
) -> None:
    """What does not exist cannot be shown: one sentence that says what does, exit code 2."""
    said = run("replay", str(file), *arguments, "-l", "en")
    assert said.exit_code == 2
    assert "0" in said.stderr


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """A missing file, or a folder, is named in one sentence, exit code 2."""
    for path in (tmp_path / "nowhere.txt", tmp_path):
        said = run("replay", str(path), "-l", "en")
        assert said.exit_code == 2
        assert path.name in said.stderr.replace("\n", "")
        assert "Traceback" not in said.stderr


def test_words_cannot_steer_the_terminal(tmp_path: Path) -> None:
    """Names and sayings are shown without escape sequences and hidden marks."""
    path = tmp_path / "game.txt"
    text = write(_record((0, "r3^"), said="\x1b[2J\u202eboo"))
    path.write_text(text.replace('"Ada"', '"A\x9b31m"'), encoding="utf-8")
    said = run("replay", str(path), "-l", "en").stdout
    assert not {"\x1b", "\u202e", "\x9b"} & set(said)
