"""Letters are normalised one by one, and keep their places."""

from __future__ import annotations

from string import printable

from hypothesis import given
from hypothesis import strategies as st

from backtrick.talk.letters import fold


@given(st.text(st.characters(max_codepoint=127) | st.sampled_from(printable)))
def test_plain_texts_read_the_same_beside_other_letters(text: str) -> None:
    """Texts without accents take a shorter way, with the same result."""
    beside = fold(f"{text}é")
    assert fold(text).text == beside.text[:-1]
    assert [*fold(text).places] == beside.places[:-1]
