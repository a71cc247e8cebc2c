"""A damaged record can still be read, or is refused for one of its lines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick import BadRecord
from backtrick.record import read, write

from .small import SMALL, lines, refused

every_record = pytest.mark.parametrize("game", SMALL)
characters = st.characters() | st.sampled_from(' "?@!^v~0123456789.:,=/\n\r\t-_\\[{')


def read_or_refused(text: str) -> None:
    """Reading gives a record that writes and reads back, or BadRecord for some line."""
    try:
        record = read(text)
    except BadRecord as refusal:
        error = refusal
    else:
        assert read(write(record).encode().decode()) == record
        return
    # If the text ends too soon, it is the line that should follow.
    assert 1 <= error.line <= len(text.split("\n")) + 1
    assert str(error).startswith(f"line {error.line}, ")
    assert error.reason in str(error)


@every_record
def test_a_record_cut_off_after_any_line_is_refused(game: str) -> None:
    """The error is at the end of the text, and says what is missing."""
    whole = lines(SMALL[game])
    for count in range(len(whole)):
        for end in ("", "\n"):
            error = refused("\n".join(whole[:count]) + end)
            assert error.line in {count, count + 1}
            assert "should stand" in error.reason or "begins with" in error.reason


@every_record
def test_a_record_with_any_line_dropped_or_doubled_is_read_or_refused(game: str) -> None:
    """Some lines, such as messages, may be missing; most may not."""
    whole = lines(SMALL[game])
    for at in range(len(whole)):
        read_or_refused("\n".join([*whole[:at], *whole[at + 1 :]]))
        read_or_refused("\n".join([*whole[:at], whole[at], *whole[at:]]))


@every_record
def test_a_record_with_any_character_dropped_is_read_or_refused(game: str) -> None:
    """No other error is raised."""
    whole = SMALL[game]
    for at in range(len(whole)):
        read_or_refused(whole[:at] + whole[at + 1 :])


@every_record
@given(at=st.floats(0, 1, exclude_max=True), character=characters)
def test_a_record_with_any_character_replaced_is_read_or_refused(
    game: str, at: float, character: str
) -> None:
    """No other error is raised."""
    whole = SMALL[game]
    place = int(at * len(whole))
    read_or_refused(whole[:place] + character + whole[place + 1 :])


@every_record
@given(data=st.data())
def test_a_record_with_lines_mixed_up_is_read_or_refused(game: str, data: st.DataObject) -> None:
    """No other error is raised."""
    mixed = data.draw(st.permutations(lines(SMALL[game])[8:]))
    read_or_refused("\n".join([*lines(SMALL[game])[:8], *mixed]))


@pytest.mark.parametrize("half", [r"\ud83d", r"\udc00"])
def test_half_a_character_is_read_or_refused(half: str) -> None:
    """JSON can express half a surrogate pair, which no file can hold."""
    read_or_refused(SMALL["quick-easy"].replace("low", half))
    read_or_refused(SMALL["quick-easy"].replace("Ada", half))


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    """Random text is never a record."""
    read_or_refused(text)
    assert refused(text).line == 1


@given(st.text(), st.sampled_from(sorted(SMALL)))
def test_any_entries_are_read_or_refused(text: str, game: str) -> None:
    """A valid header, followed by anything."""
    read_or_refused("\n".join([*lines(SMALL[game])[:8], text]))
