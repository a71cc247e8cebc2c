"""The pro variant forgives one unknown word in a message, but not just any word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.talk import SIGNALS, Signal, check, languages
from backtrick.talk.sentences import sentence_for
from backtrick.talk.signals import Start

sayings = st.tuples(
    st.sampled_from(languages()),
    st.sampled_from([s for s in SIGNALS if s.allowed_in("pro") and not isinstance(s, Start)]),
)
STRANGERS = ("plizzori", "qwrtzk", "ojojuh")


@given(sayings, st.sampled_from(STRANGERS))
def test_one_stranger_is_forgiven(saying: tuple[str, Signal], stranger: str) -> None:
    """An unknown word may come before or after an allowed sentence."""
    language, signal = saying
    words = sentence_for(signal, language).rstrip(".")
    assert check(f"{words} {stranger}", language, "pro").allowed
    assert check(f"{stranger}, {words}", language, "pro").allowed


@pytest.mark.parametrize("language, colour", [("de", "blau"), ("en", "blue"), ("pl", "niebieska")])
def test_two_strangers_are_not(language: str, colour: str) -> None:
    """Two unknown words are refused, in one sentence or in two; the verdict shows the second."""
    one, other, _ = STRANGERS
    for text in (f"{colour} {one} {other}", f"{colour} {one}. {colour} {other}"):
        verdict = check(text, language, "pro")
        assert text[verdict.start : verdict.end] == other


@pytest.mark.parametrize("language", languages())
def test_a_stranger_alone_says_nothing(language: str) -> None:
    """A message must be about something."""
    assert not check(STRANGERS[0], language, "pro").allowed


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "my red is higher than my blue"),
        ("en", "my red is hihger than my blue"),
        ("en", "hands off the lower row"),
        ("en", "hi, I have red"),
        ("de", "ich hab was höheres in rot"),
        ("de", "oben bin ich näher"),
        ("de", "lasst mir die obere Reihe in Ruhe"),
        ("pl", "mam wyższą czerwoną"),
        ("pl", "ręce precz od rosnącego"),
        ("pl", "jestem blisko na górnym"),
    ],
)
def test_some_words_are_never_forgiven(language: str, text: str) -> None:
    """Heights, distances, advice and greetings are refused, even as the only unknown word."""
    assert not check(text, language, "pro").allowed


@pytest.mark.parametrize(
    "language, text",
    [("en", "I have a yelolw"), ("de", "ich habe voilette"), ("pl", "mam zileoną")],
)
def test_a_misspelt_colour_is_a_point(language: str, text: str) -> None:
    """A message whose point is misspelt still has one."""
    assert check(text, language, "pro").allowed
