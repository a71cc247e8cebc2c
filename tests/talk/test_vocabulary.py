"""A vocabulary is made once and then cached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.talk import VARIANTS, check, languages, prepare, understand
from backtrick.talk import vocabulary as vocabularies
from backtrick.talk.listener import Listener
from backtrick.talk.numbers import Numbers
from backtrick.talk.source import Source
from backtrick.talk.vocabulary import Vocabulary
from tests.thorough import by_turns

if TYPE_CHECKING:
    from pathlib import Path

KINDS = (Numbers, Listener)
"""The parts that are quick to make."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache folder of a vocabulary."""
    monkeypatch.setattr(vocabularies, "kept_in", lambda: tmp_path)
    return tmp_path


@pytest.mark.parametrize("language, kind", by_turns(languages(), KINDS))
def test_a_cached_part_equals_the_one_made(
    language: str, kind: type[Numbers | Listener], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole part is the same, and is not made again."""
    Vocabulary(language).keep(kind)
    written = [file.stat().st_mtime_ns for file in folder.iterdir()]
    made = kind.from_source(Source(language))
    monkeypatch.delattr(kind, "from_source")
    Vocabulary(language).keep(kind)
    assert [file.stat().st_mtime_ns for file in folder.iterdir()] == written
    loaded = Vocabulary(language).part(kind)
    assert loaded == vocabularies.compiled(made)


def test_a_part_in_use_is_not_cached(folder: Path) -> None:
    """A program that checks a line or two compiles only the patterns it needs."""
    assert not Vocabulary("en").part(Numbers).digits.code
    assert not [*folder.iterdir()]


@pytest.mark.parametrize("data, kind", by_turns([b"", b"\x80", bytes(1000)], KINDS))
def test_a_damaged_part_is_made_again(
    kind: type[Numbers | Listener], data: bytes, folder: Path
) -> None:
    """The damaged file is not used, and `keep` replaces it."""
    Vocabulary("en").keep(kind)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    file.write_bytes(data)
    assert Vocabulary("en").part(kind) == kind.from_source(Source("en"))
    Vocabulary("en").keep(kind)
    assert file.read_bytes() == whole


def test_a_file_of_another_part_is_not_used(folder: Path) -> None:
    """A valid file of another kind is not used."""
    Vocabulary("en").keep(Numbers)
    (file,) = folder.iterdir()
    file.rename(folder / "en-listener")
    assert Vocabulary("en").part(Listener) == Listener.from_source(Source("en"))


@pytest.mark.parametrize("place", [None, "missing"])
def test_without_a_cache_parts_stay_in_memory(
    place: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are compiled all the same, so that no text has to wait later."""
    monkeypatch.setattr(vocabularies, "kept_in", lambda: place and tmp_path / place)
    known = Vocabulary("en")
    known.keep(Numbers)
    assert known.part(Numbers).digits.code


def test_everything_texts_need_is_prepared(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards texts are checked in each language and variant without reading word files."""
    monkeypatch.setattr(vocabularies, "compiled", _as_made)  # the rest would take long
    vocabularies.vocabulary_of.cache_clear()
    prepare()
    vocabularies.vocabulary_of.cache_clear()
    monkeypatch.setattr(vocabularies, "Source", None)
    for language in languages():
        for variant in VARIANTS:
            check("qwertz", language, variant)
        understand("qwertz", language)
    vocabularies.vocabulary_of.cache_clear()
    assert [*folder.iterdir()]


def _as_made(part: object) -> object:
    return part


def test_an_unknown_language_is_refused() -> None:
    """The error lists the known ones."""
    with pytest.raises(ValueError, match="no language 'xx'; there are de, en, pl"):
        vocabularies.vocabulary_of("xx")
