"""`backtrick verify`: whether the cards were the ones committed to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from backtrick import GAMES
from backtrick.record import Record, commitment, verify, write
from backtrick.texts import Texts, languages
from tests.record.goldens import FOLDER, NAMES
from tests.record.test_commitment import dealt

from .program import run, start_program

if TYPE_CHECKING:
    from pathlib import Path

every_language = pytest.mark.parametrize("language", languages())
RECORD = dealt(next(iter(GAMES)), 2**127 + 7)
OTHER = dealt(next(iter(GAMES)), 8)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A path for a record."""
    return tmp_path / "game.txt"


def words(text: str) -> str:
    """A text without line breaks."""
    return " ".join(text.split())


def written(file: Path, record: Record) -> str:
    """The file, with a record in it."""
    file.write_text(write(record), encoding="utf-8")
    return str(file)


@every_language
def test_a_commitment_that_was_kept(file: Path, language: str) -> None:
    """Exit code 0, with a sentence and the hash."""
    result = run("verify", written(file, RECORD), "-l", language)
    assert result.exit_code == 0
    assert words(Texts(language)("verify-kept")) in words(result.stdout)
    assert str(RECORD.commitment) in result.stdout


@every_language
def test_a_commitment_that_was_broken(file: Path, language: str) -> None:
    """Exit code 1, with both hashes. The hash the player saw counts, not the record's."""
    for record, published in (
        (replace(RECORD, commitment=OTHER.commitment), ()),
        (RECORD, ("--commitment", str(OTHER.commitment))),
    ):
        result = run("verify", written(file, record), *published, "-l", language)
        assert result.exit_code == 1
        assert words(Texts(language)("verify-broken")) in words(result.stdout)
        assert str(OTHER.commitment) in result.stdout
        assert str(RECORD.commitment) in result.stdout


@every_language
def test_cards_that_were_arranged(file: Path, language: str) -> None:
    """Exit code 1: the hash is right, but the cards were not shuffled."""
    deck = OTHER.deck
    record = replace(RECORD, deck=deck, commitment=commitment(RECORD.game, RECORD.seed, deck))
    result = run("verify", written(file, record), "-l", language)
    assert result.exit_code == 1
    assert words(Texts(language)("verify-broken.not-shuffled")) in words(result.stdout)


@every_language
def test_a_record_without_a_commitment(file: Path, language: str) -> None:
    """Exit code 2, and the hash of its cards, which can be passed back in."""
    path = written(file, replace(RECORD, commitment=None))
    result = run("verify", path, "-l", language)
    assert result.exit_code == 2
    assert words(Texts(language)("verify-nothing-promised")) in words(result.stderr)
    assert result.stdout == f"{RECORD.commitment}\n"
    assert run("verify", path, "--commitment", result.stdout.strip()).exit_code == 0


@pytest.mark.parametrize("name", NAMES)
def test_golden_records_have_no_commitment(name: str) -> None:
    """They are older than commitments, and the hash of their cards never changes."""
    result = run("verify", str(FOLDER / f"{name}.txt"))
    assert (result.exit_code, len(result.stdout)) == (2, 65)


@pytest.mark.parametrize("given", ["", "x", "0" * 63, "0" * 65, "g" * 64])
def test_a_bad_hash_is_refused(file: Path, given: str) -> None:
    """One sentence, exit code 2."""
    result = run("verify", written(file, RECORD), "--commitment", given)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "64" in result.stderr


def test_a_bad_record_is_refused(file: Path, tmp_path: Path) -> None:
    """No file, no record, no text: exit code 2 and the place of the error."""
    file.write_bytes(b"\xff")
    for path in (str(file), str(tmp_path / "nowhere.txt"), str(tmp_path)):
        assert run("verify", path).exit_code == 2
    text = write(RECORD).replace("result: running", "result: all-laid")
    file.write_text(text, encoding="utf-8")
    result = run("verify", str(file))
    assert result.exit_code == 2
    # Where the line breaks depends on the length of the path.
    assert f"line {len(text.splitlines())}" in " ".join(result.stderr.split())
    assert run("verify").exit_code == 2


def test_it_reads_from_standard_input() -> None:
    """With - as the file, like `replay`."""
    assert verify(RECORD).holds
    result = start_program("verify", "-")
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
