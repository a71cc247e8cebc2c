"""A word that is one slip away from a known one is recognised."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.talk import languages
from backtrick.talk.numbers import Numbers
from backtrick.talk.slips import Slips, is_slip
from backtrick.talk.vocabulary import vocabulary

letters = st.sampled_from("abc")
known_words = st.text("abc", min_size=4, max_size=8)


@given(known_words, st.integers(0, 7), letters)
def test_a_letter_missing_added_wrong_or_swapped_is_one_slip(
    known: str, place: int, letter: str
) -> None:
    """Each of the four is undone, wherever it happens."""
    place %= len(known) - 1
    before, here, after = known[:place], known[place : place + 2], known[place + 2 :]
    slips = Slips([known], 4)
    for word in (
        before + here[1] + after,
        before + letter + here + after,
        before + letter + here[1] + after,
        before + here[::-1] + after,
    ):
        assert word == known or known in slips.meant(word)


@given(known_words)
def test_two_slips_are_too_many(known: str) -> None:
    """Nothing is guessed."""
    assert not Slips([known], 4).meant(f"x{known}x")
    assert not Slips([known], 4).meant(f"xx{known[2:]}")


@given(st.lists(known_words, min_size=1), known_words)
def test_all_words_one_slip_away_are_found(known: list[str], word: str) -> None:
    """Among many the same as among each alone."""
    expected = {each for each in known if Slips([each], 4).meant(word)}
    assert {*Slips(known, 4).meant(word)} == expected


def test_a_known_word_is_no_slip_of_another() -> None:
    """It means what it says."""
    words = frozenset({"seven", "sever"})
    slips = Slips(sorted(words), 4)
    assert slips.meant("sever") == ["seven"]
    assert not is_slip("sever", slips.meant("sever"), words)
    assert is_slip("sevan", slips.meant("sevan"), words)


@pytest.mark.parametrize("language", languages())
def test_an_innocent_word_is_no_slip_of_a_number_word(language: str) -> None:
    """Though many are one letter away from one."""
    numbers = vocabulary(language).part(Numbers)
    innocent = numbers.innocent - numbers.forms.keys()
    assert any(map(numbers.slips.meant, innocent))
    assert not any(map(numbers.value, innocent))


def test_short_words_are_not_guessed_at() -> None:
    """They are too close to too many others."""
    assert not Slips(["six"], 4).meant("sixt")


@pytest.mark.parametrize("word", ["", "s", "sé", "жжжж", "жжж", "sevжn", "😀even"])
def test_any_letters_can_be_asked_for(word: str) -> None:
    """Whatever people type."""
    meant = Slips(["seven"], 2).meant(word)
    assert meant == (["seven"] if len(word) == 5 else [])
