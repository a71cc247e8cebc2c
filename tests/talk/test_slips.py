"""A word that is one slip away from a known one is recognised."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from backtrick.talk.slips import Slips

letters = st.sampled_from("abc")
known_words = st.text("abc", min_size=4, max_size=8)


@given(known_words, st.integers(0, 7), letters)
def test_a_letter_missing_added_wrong_or_swapped_is_one_slip(
    known: str, place: int, letter: str
) -> None:
    """Each of the four is undone, wherever it happens."""
    place %= len(known) - 1
    before, here, after = known[:place], known[place : place + 2], known[place + 2 :]
    slips = Slips([known], shortest=4)
    for word in (
        before + here[1] + after,
        before + letter + here + after,
        before + letter + here[1] + after,
        before + here[::-1] + after,
    ):
        assert word == known or slips.meant(word) == known


@given(known_words)
def test_two_slips_are_too_many(known: str) -> None:
    """Nothing is guessed."""
    assert Slips([known], shortest=4).meant(f"x{known}x") is None
    assert Slips([known], shortest=4).meant(f"xx{known[2:]}") is None


def test_a_known_word_is_no_slip_of_another() -> None:
    """Neither one of the words nor one of the others."""
    slips = Slips(["seven", "sever"], shortest=4, others=["severe"])
    assert slips.meant("sever") is None
    assert slips.meant("severe") is None
    assert slips.meant("sevan") == "seven"


def test_short_words_are_not_guessed_at() -> None:
    """They are too close to too many others."""
    assert Slips(["six"], shortest=4).meant("sixt") is None
