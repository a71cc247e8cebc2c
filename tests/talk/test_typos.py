"""A known word with one typo is recognised."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.talk import languages
from backtrick.talk.numbers import Numbers
from backtrick.talk.typos import Typos, is_typo
from backtrick.talk.vocabulary import vocabulary_of

letters = st.sampled_from("abc")
known_words = st.text("abc", min_size=4, max_size=8)


@given(known_words, st.integers(0, 7), letters)
def test_a_letter_missing_added_wrong_or_swapped_is_one_typo(
    known: str, place: int, letter: str
) -> None:
    """Each of the four is recognised, wherever it happens."""
    place %= len(known) - 1
    before, here, after = known[:place], known[place : place + 2], known[place + 2 :]
    typos = Typos([known], 4)
    for word in (
        before + here[1] + after,
        before + letter + here + after,
        before + letter + here[1] + after,
        before + here[::-1] + after,
    ):
        assert word == known or known in typos.meant(word)


@given(known_words)
def test_two_typos_are_too_many(known: str) -> None:
    """Nothing is guessed."""
    assert not Typos([known], 4).meant(f"x{known}x")
    assert not Typos([known], 4).meant(f"xx{known[2:]}")


@given(st.lists(known_words, min_size=1), known_words)
def test_all_words_one_typo_away_are_found(known: list[str], word: str) -> None:
    """The same among many words as for each word by itself."""
    expected = {each for each in known if Typos([each], 4).meant(word)}
    assert {*Typos(known, 4).meant(word)} == expected


def test_a_known_word_is_not_a_typo_of_another() -> None:
    """It means what it says."""
    words = frozenset({"seven", "sever"})
    typos = Typos(sorted(words), 4)
    assert typos.meant("sever") == ["seven"]
    assert not is_typo("sever", typos.meant("sever"), words)
    assert is_typo("sevan", typos.meant("sevan"), words)


@pytest.mark.parametrize("language", languages())
def test_an_innocent_word_is_not_a_typo_of_a_number_word(language: str) -> None:
    """Though many are one letter away from a number word."""
    numbers = vocabulary_of(language).part(Numbers)
    innocent = numbers.innocent - numbers.forms.keys()
    assert any(map(numbers.typos.meant, innocent))
    assert not any(map(numbers.value, innocent))


def test_short_words_are_not_guessed_at() -> None:
    """They are too close to too many others."""
    assert not Typos(["six"], 4).meant("sixt")


@pytest.mark.parametrize("word", ["", "s", "sé", "жжжж", "жжж", "sevжn", "😀even"])
def test_any_letters_can_be_looked_up(word: str) -> None:
    """Even letters that no known word has."""
    meant = Typos(["seven"], 2).meant(word)
    assert meant == (["seven"] if len(word) == 5 else [])
