"""What is known of a language is made once, and then kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.talk import VARIANTS, check, languages, prepare, understand
from backtrick.talk import vocabulary as vocabularies
from backtrick.talk.listener import Listener
from backtrick.talk.numbers import Numbers
from backtrick.talk.source import Source
from backtrick.talk.vocabulary import Vocabulary

if TYPE_CHECKING:
    from pathlib import Path

KINDS = (Numbers, Listener)
"""Those that are made quickly."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a vocabulary is kept."""
    monkeypatch.setattr(vocabularies, "_folder", lambda: tmp_path)
    return tmp_path


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", languages())
def test_what_is_kept_is_what_was_made(
    language: str, kind: type[Numbers | Listener], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it, and it is not made again."""
    Vocabulary(language).keep(kind)
    written = [file.stat().st_mtime_ns for file in folder.iterdir()]
    made = kind.made(Source(language))
    monkeypatch.delattr(kind, "made")
    Vocabulary(language).keep(kind)
    assert [file.stat().st_mtime_ns for file in folder.iterdir()] == written
    loaded = Vocabulary(language).part(kind)
    assert loaded == vocabularies.compiled(made)


def test_what_is_only_used_is_not_kept(folder: Path) -> None:
    """To check a line or two, nothing is compiled that they do not need."""
    assert not Vocabulary("en").part(Numbers).digits.code
    assert not [*folder.iterdir()]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("data", [b"", b"\x80", bytes(1000)])
def test_what_was_damaged_is_made_again(
    kind: type[Numbers | Listener], data: bytes, folder: Path
) -> None:
    """And kept again."""
    Vocabulary("en").keep(kind)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    file.write_bytes(data)
    assert Vocabulary("en").part(kind) == kind.made(Source("en"))
    Vocabulary("en").keep(kind)
    assert file.read_bytes() == whole


def test_what_another_program_has_kept_there_is_not_taken(folder: Path) -> None:
    """A file that is sound, but of another kind."""
    Vocabulary("en").keep(Numbers)
    (file,) = folder.iterdir()
    file.rename(folder / "en-listener")
    assert Vocabulary("en").part(Listener) == Listener.made(Source("en"))


@pytest.mark.parametrize("place", [None, "missing"])
def test_where_nothing_can_be_kept_it_is_held_in_memory(
    place: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled all the same, so that no text has to wait for it later."""
    monkeypatch.setattr(vocabularies, "_folder", lambda: place and tmp_path / place)
    words = Vocabulary("en")
    words.keep(Numbers)
    assert words.part(Numbers).digits.code


def test_all_that_texts_call_for_is_prepared(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In each language and variant: afterwards a text is checked without the language's file."""
    monkeypatch.setattr(vocabularies, "compiled", _as_made)  # the rest would take long
    vocabularies.vocabulary.cache_clear()
    prepare()
    vocabularies.vocabulary.cache_clear()
    monkeypatch.setattr(vocabularies, "Source", None)
    for language in languages():
        for variant in VARIANTS:
            check("qwertz", language, variant)
        understand("qwertz", language)
    vocabularies.vocabulary.cache_clear()
    assert [*folder.iterdir()]


def _as_made(part: object) -> object:
    return part


def test_an_unknown_language_is_refused() -> None:
    """With those that there are."""
    with pytest.raises(ValueError, match="no language 'xx'; there are de, en, pl"):
        vocabularies.vocabulary("xx")
