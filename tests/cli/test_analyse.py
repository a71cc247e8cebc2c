"""`backtrick analyse`: a recorded game, judged for people and programs."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from backtrick import coach
from backtrick.cli.records import EXAMPLE
from backtrick.record import write
from backtrick.talk import sentence_for
from backtrick.talk.signals import Hold
from backtrick.texts import Texts, languages
from tests.cli.program import run
from tests.coach.records import TEAMS, analysis_of, cut, record_of
from tests.coach.test_unsaid import TURN, WRONG, record_of_end
from tests.machines import ROOT
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.coach import Analysis
    from backtrick.record import Record


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game."""
    return record_of(TEAMS[2], 0)


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    """What is said of it. It takes seconds, so no import may make it."""
    return analysis_of(TEAMS[2], 0)


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    """The game in a file."""
    path = tmp_path / "game.txt"
    path.write_text(write(record), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", languages())
def test_it_tells_the_story_and_shows_every_turn(
    file: Path, analysis: Analysis, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A curve, a row for each turn, and a sentence for each marked one."""

    def analyse(*_: object) -> Analysis:
        return analysis  # the same as below

    monkeypatch.setattr("backtrick.coach.analyse", analyse)
    said = run("analyse", str(file), "--effort", "1", "-l", language)
    assert said.exit_code == 0
    texts = Texts(language)
    for turn in analysis.turns:
        assert " ".join(str(move) for move in turn.moves if str(move) != "end") in said.stdout
    marks = [turn.mark.value for turn in analysis.turns if turn.mark]
    assert marks
    for mark in marks:
        assert texts(f"coach-mark.{mark}") in said.stdout
    assert any(bar in said.stdout for bar in "▁▂▃▄▅▆▇█")


@pytest.mark.parametrize("language", languages())
def test_it_tells_when_the_game_was_given_up(
    file: Path, analysis: Analysis, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the chance that was left, which is no luck."""
    given_up = replace(analysis, is_conceded=True)

    def analyse(*_: object) -> Analysis:
        return given_up

    monkeypatch.setattr("backtrick.coach.analyse", analyse)
    said = run("analyse", str(file), "--effort", "1", "-l", language)
    chance = given_up.turns[-1].drawn
    sentence = Texts(language)("analyse-conceded", chance=chance)
    assert " ".join(sentence.split()) in " ".join(said.stdout.split())


def test_programs_get_the_same_as_data(file: Path, analysis: Analysis) -> None:
    """The parts of the sum add up, and the turns of one seat can be asked for."""
    data = json.loads(run("analyse", str(file), "--effort", "1", "--json", "--seat", "1").stdout)
    parts = data["sum"]
    assert parts["deal"] + parts["draws"] + parts["hands"] + sum(parts["given"]) == parts["result"]
    mine = [turn for turn in analysis.turns if turn.seat == 1]
    assert [turn["played"]["value"] for turn in data["turns"]] == [t.played.value for t in mine]
    assert {turn["seat"] for turn in data["turns"]} == {1}


def test_it_says_what_could_have_been_said(tmp_path: Path) -> None:
    """In a sentence of the listener's language, and only what the chosen seat could have said."""
    path = tmp_path / "game.txt"
    record = record_of_end("pro", "^", WRONG["^"])
    path.write_text(write(record), encoding="utf-8")
    analysis = coach.analyse(record, effort=1)
    assert isinstance(analysis, coach.Analysis)
    points = 100 * analysis.turns[TURN].unsaid[0].worth.value
    said = " ".join(
        run("analyse", str(path), "--effort", "1", "-l", "de", "--seat", "0").stdout.split()
    )
    hint = Texts("de")("coach-unsaid", name="Ann", sentence="…", moves="y8v", points=points)
    assert f"48. {hint.replace('…', sentence_for(Hold('red'), 'de'))}" in said
    assert f"48. {hint.split(':')[0].replace('Ann', 'Bo')}" not in said


def test_an_unfinished_game_gets_one_sentence(
    tmp_path: Path, record: Record, analysis: Analysis
) -> None:
    """And no stack trace."""
    path = tmp_path / "game.txt"
    path.write_text(write(cut(record, analysis.turns[2].first)), encoding="utf-8")
    said = run("analyse", str(path), "-l", "en")
    assert (said.exit_code, said.stdout) == (1, "")
    assert said.stderr.split() == Texts("en")("coach-unfinished").split()


@pytest.mark.parametrize(
    "arguments", [["nowhere.txt"], ["--seat", "9"], ["--seat", "x"], ["--effort", "0"]]
)
def test_wrong_arguments_get_one_sentence(file: Path, arguments: list[str]) -> None:
    """A missing file, a seat that does not exist, no effort."""
    given = arguments if arguments[0].endswith("txt") else [str(file), *arguments]
    said = run("analyse", *given, "-l", "en")
    assert (said.exit_code, said.stdout) == (2, "")
    assert "Usage" not in said.stderr


def test_an_interrupted_compiler_does_not_hide_the_interrupt(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C ends with code 130, even if the compiler answers it with an error of its own."""

    def interrupted(*_arguments: object) -> Analysis:
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        raise RuntimeError("no compiled object yet")

    monkeypatch.setattr(coach, "analyse", interrupted)
    said = run("analyse", str(file), "-l", "en")
    assert (said.exit_code, said.stdout) == (130, "")


def test_without_a_file_one_is_suggested(monkeypatch: pytest.MonkeyPatch) -> None:
    """To analyse, not to replay; where there is nothing to verify, none is."""
    monkeypatch.chdir(ROOT)
    command = f"`backtrick analyse {EXAMPLE}`"
    assert command in " ".join(run("analyse", "-l", "en").stderr.split())
    assert EXAMPLE not in run("verify", "-l", "en").stderr


def test_what_is_refused_is_refused_without_numba() -> None:
    """Nobody waits seconds for it, to learn of a typo."""
    program = (
        "import sys, backtrick.cli\n"
        "try: backtrick.cli.app(['analyse', 'nowhere.txt'])\n"
        "except SystemExit as end: print(end.code, 'numba' in sys.modules)"
    )
    said = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    assert said.stdout.split() == ["2", "False"]


def test_a_damaged_record_gets_its_line(tmp_path: Path) -> None:
    """As everywhere else."""
    path = tmp_path / "game.txt"
    path.write_text("no record\n", encoding="utf-8")
    said = run("analyse", str(path), "-l", "en")
    assert said.exit_code == 1
    assert "line 1" in said.stderr


@pytest.mark.parametrize("language", languages())
def test_a_race_has_tables_of_its_own(language: str) -> None:
    """The players beside the bots' levels, and as data."""
    path = str(ROOT / "tests" / "golden" / "seven-ate-nine-misses-and-too-late.txt")
    said = run("analyse", path, "-l", language)
    assert said.exit_code == 0
    assert all(name in said.stdout for name in ("Ruth", "Sam", "Theo", "child", "adult", "expert"))
    data = json.loads(run("analyse", path, "--json", "--seat", "0").stdout)
    (player,) = data["players"]
    assert [kind["count"] for kind in player["figures"]["misses"]] == [5, 1, 5]
