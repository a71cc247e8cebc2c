"""Records are read as they are written, and as other systems hand them on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.record import Said, read, write

from .goldens import NAMES, text
from .small import FACE_TO_FACE, SMALL

if TYPE_CHECKING:
    from collections.abc import Callable

every_record = pytest.mark.parametrize("game", SMALL)

CHANGES: dict[str, Callable[[str], str]] = {
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "BOM": lambda text: "\N{BYTE ORDER MARK}" + text,
    "BOM and CRLF": lambda text: "\N{BYTE ORDER MARK}" + text.replace("\n", "\r\n"),
    "blank lines": lambda text: text + "\n\n",
    "blank CRLF lines": lambda text: text + "\r\n\r\n",
    "no last newline": lambda text: text.removesuffix("\n"),
}


@every_record
def test_a_small_record_reads_and_writes_back(game: str) -> None:
    """The text is the same byte for byte."""
    assert write(read(SMALL[game])) == SMALL[game]


@every_record
@pytest.mark.parametrize("change", CHANGES)
def test_editors_and_other_systems_do_no_harm(game: str, change: str) -> None:
    """Other line endings, a byte order mark and any number of final newlines are fine."""
    assert read(CHANGES[change](SMALL[game])) == read(SMALL[game])


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_survives_other_line_endings(name: str) -> None:
    """It can be read with them, and is written back as it was."""
    assert write(read(text(name).replace("\n", "\r\n"))) == text(name)


@given(st.text(), st.lists(st.text(), min_size=2, max_size=2))
def test_names_and_words_may_hold_anything(words: str, names: list[str]) -> None:
    """Quotes, line breaks and any script: a record keeps them on one line."""
    record = read(FACE_TO_FACE)
    said = (Said(0, 0, words), *record.entries)
    record = replace(record, seats=tuple(names), entries=said)
    assert read(write(record)) == record
    assert len(write(record).split("\n")) == len(FACE_TO_FACE.split("\n")) + 1
