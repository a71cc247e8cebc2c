"""`backtrick replay`: a recorded game, shown to people and programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import backtrick
from backtrick.record import Made, Record, Refused, Said, write
from backtrick.texts import Texts, languages
from tests.cli.program import run
from tests.record.goldens import FOLDER, NAMES
from tests.thorough import by_turns

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
    """A record in a file: two moves, a refused attempt, and a message."""
    record = _record((0, "r3^"), (0, "end"))
    refused = Refused(2500, 0, GAME.parse("b9^"))
    record = Record(GAME, record.options, record.seats, 0, record.deck, (*record.entries, refused))
    path = tmp_path / "game.txt"
    path.write_text(write(record), encoding="utf-8")
    return path


def test_a_deleted_guest_has_a_word_for_a_name(file: Path) -> None:
    """In the reader's language; data for programs keep the empty name."""
    text = file.read_text(encoding="utf-8").replace('"Ada"', '""')
    file.write_text(text, encoding="utf-8")
    for language in languages():
        word = Texts(language)("nameless")
        assert f"{word}  r3^" in run("replay", str(file), "-l", language).stdout
    assert json.loads(run("replay", str(file), "--json").stdout)["seats"] == ["", "Ben"]


def test_it_shows_each_move_and_what_it_changed(file: Path) -> None:
    """Every event has a line; below it are the changes on the table, and nothing else."""
    said = run("replay", str(file), "-l", "en")
    assert said.exit_code == 0
    assert "Ada  r3^" in said.stdout
    assert '"Mine is a high one"' in said.stdout
    after_first = said.stdout.partition("  r3^")[2].partition("  end")[0]
    assert "^ r3 (1)" in after_first
    assert "Descending row" not in after_first


@pytest.mark.parametrize("name, language", by_turns(NAMES, languages()))
def test_every_golden_record_can_be_watched(name: str, language: str) -> None:
    """From the deal to the result, within the terminal's width, in every language."""
    said = run("replay", str(FOLDER / f"{name}.txt"), "-l", language)
    assert (said.exit_code, said.stderr) == (0, "")
    assert max(map(len, said.stdout.splitlines())) <= 80
    assert all(line == line.rstrip() for line in said.stdout.splitlines())


def test_long_lines_continue_below_their_start() -> None:
    """Options and the reasons for refusals are indented to where they began."""
    path = FOLDER / "seven-ate-nine-misses-and-too-late.txt"
    lines = run("replay", str(path), "-l", "de").stdout.splitlines()
    options, refused = (
        next(number for number, line in enumerate(lines) if part in line)
        for part in ("no_wrap=", "ein Fehlgriff")
    )
    assert lines[options + 1].startswith(" " * lines[options].index("no_wrap="))
    card = lines[refused].index("  Die letzte Karte") - 2
    assert lines[refused + 1].strip() == "gleich darfst du wieder."
    assert lines[refused + 1].index("gleich") == card


def test_a_proposal_is_shown_with_the_names() -> None:
    """Both the proposer and the proposed starter are shown by name."""
    path = FOLDER / "quick-easy-agree.txt"
    said = run("replay", str(path), "--at", "6", "-l", "en").stdout
    (fritz,) = [
        line.split() for line in said.splitlines() if "Start vote" in line and "Fritz" in line
    ]
    assert fritz == ["Start", "vote", "Fritz", "Dörte"]


def test_halts_and_rounds_are_shown() -> None:
    """A halt, and the next round of a match, are shown although they happen within a move."""
    said = run("replay", str(FOLDER / "seven-ate-nine-match.txt"), "-l", "en").stdout
    shown = [line.split() for line in said.splitlines() if line.startswith("    ")]
    assert [words[1] for words in shown if words[0] == "Round"] == ["1", "2", "3", "4"]
    assert [words[1] for words in shown if words[0] == "Halts"] == ["1", "2", "3", "4", "5"]


def test_it_says_why_a_move_was_refused(file: Path) -> None:
    """A refused attempt is shown with the reason."""
    assert "it is somebody else" in run("replay", str(file), "-l", "en").stdout


def test_at_shows_one_moment_whole(file: Path) -> None:
    """`--at N` shows the whole table after entry N."""
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
    assert "As Ada saw it" in said.splitlines()


def test_refused_attempts_stay_secret_to_other_seats(file: Path) -> None:
    """A refused attempt reveals a card, so other seats see only that there was one."""
    mine = run("replay", str(file), "--seat", "0", "-l", "en").stdout
    other = run("replay", str(file), "--seat", "1", "-l", "en").stdout
    assert "b9^" in mine
    assert "b9^" not in other
    last = json.loads(run("replay", str(file), "--seat", "1", "--json").stdout)["steps"][-1]
    assert (last["refused"], last["reason"]) == (None, None)


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
def test_a_damaged_record_is_refused(file: Path, content: bytes) -> None:
    """A damaged file is refused in one sentence that names the line, with exit code 1."""
    file.write_bytes(content)
    said = run("replay", str(file), "-l", "en")
    assert said.exit_code == 1
    assert "line " in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        *(("--at", given) for given in ("99", "-1", "x")),
        *(("--seat", given) for given in ("2", "-1", "x")),
    ],
)
def test_missing_moments_and_seats_are_refused(file: Path, arguments: tuple[str, str]) -> None:
    """One sentence says which there are; exit code 2."""
    said = run("replay", str(file), *arguments, "-l", "en")
    assert said.exit_code == 2
    assert said.stderr.startswith(f"There is no {'entry' if '--at' in arguments else 'seat'} ")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """A missing file, or a folder, is named in one sentence; exit code 2."""
    for path in (tmp_path / "nowhere.txt", tmp_path):
        said = run("replay", str(path), "-l", "en")
        assert said.exit_code == 2
        assert path.name in said.stderr.replace("\n", "")
        assert ("Is a directory" in said.stderr) is path.is_dir()
        assert "Traceback" not in said.stderr


@pytest.mark.parametrize("arguments", [(), ("nowhere.txt",)])
def test_without_a_file_one_is_suggested(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the record is missing, the error names one that can be watched."""
    monkeypatch.chdir(FOLDER.parents[1])
    said = run("replay", *arguments, "-l", "en")
    assert said.exit_code == 2
    assert "`backtrick replay " in said.stderr
    _, _, command = said.stderr.partition("`backtrick ")
    assert run(*command.partition("`")[0].split()).exit_code == 0


def test_words_cannot_steer_the_terminal(tmp_path: Path) -> None:
    """Names and messages are shown without escape sequences and invisible characters."""
    path = tmp_path / "game.txt"
    text = write(_record((0, "r3^"), said="\x1b[2J\u202eboo"))
    path.write_text(text.replace('"Ada"', '"A\x9b31m"'), encoding="utf-8")
    said = run("replay", str(path), "-l", "en").stdout
    assert not {"\x1b", "\u202e", "\x9b"} & set(said)
