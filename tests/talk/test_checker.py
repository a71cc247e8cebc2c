"""The promises of the checker, by example."""

from __future__ import annotations

from collections import Counter

import pytest

from backtrick.games.quick_easy.state import VARIANTS
from backtrick.limits import LONGEST_TEXT
from backtrick.talk import Refusal, check, languages, understand
from backtrick.talk.signals import SIGNALS
from tests.talk.messages import messages


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "two higher than the top"),
        ("en", "my red card is two higher than the top"),
        ("en", "the one after six"),
        ("en", "half of ten"),
        ("en", "twice the top"),
        ("de", "drei drunter"),
        ("de", "ich habe einen Zehner"),
        ("pl", "o jeden niżej"),
        ("pl", "mam siódemkę"),
    ],
)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_number_said_or_implied_is_refused(language: str, text: str, variant: str) -> None:
    """It is refused in both variants, as a number. Pro has its own words for that."""
    refusal = check(text, language, variant).refusal
    if variant == "pro":
        assert refusal is Refusal.NUMBER_IN_PRO
    else:
        assert refusal in {Refusal.NUMBER_SAID, Refusal.NUMBER_IMPLIED}


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "I've got a pretty high yellow and a medium blue card"),
        ("en", "weight"),
        ("en", "often"),
        ("en", "one of you"),
        ("en", "at ten o'clock"),
        ("en", "I can lay both"),
        ("en", "let me play two cards"),
        ("de", "Achtung"),
        ("de", "alleine"),
        ("de", "dreist"),
        ("pl", "trzymaj"),
        ("pl", "pięknie"),
    ],
)
def test_lookalikes_of_numbers_are_innocent(language: str, text: str) -> None:
    """Words that contain number words, times of day and counts of cards are allowed."""
    assert check(text, language, "normal").allowed


def test_a_message_has_a_maximum_length() -> None:
    """The verdict points to the first letter beyond the limit."""
    assert check("a" * LONGEST_TEXT, "en", "normal").refusal is not Refusal.TOO_LONG
    verdict = check("a" * (LONGEST_TEXT + 1), "en", "normal")
    assert (verdict.refusal, verdict.start, verdict.end) == (
        Refusal.TOO_LONG,
        LONGEST_TEXT,
        LONGEST_TEXT + 1,
    )


def test_an_empty_message_has_no_point() -> None:
    """The normal game allows an empty message; in the pro variant a message needs a point."""
    assert check("", "en", "normal").allowed
    assert check("", "en", "pro").refusal is Refusal.NOT_IN_PRO


@pytest.mark.parametrize(
    "text", ["a('(b", "a+'+b", "i have('(7", "hm(#yolo", "*", "**", "('", "\ud800"]
)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", languages())
def test_odd_signs_do_no_harm(text: str, variant: str, language: str) -> None:
    """Any combination of words gets a verdict, with a span inside the text."""
    verdict = check(text, language, variant)
    assert 0 <= verdict.start <= verdict.end <= len(text)


@pytest.mark.parametrize("language", languages())
def test_no_word_is_read_in_ever_more_ways(language: str) -> None:
    """A text of repeated words is read in one pass; otherwise this test would not end."""
    said = Counter(
        word
        for message in messages(language)
        if not message.is_put_aside
        for word in message.text.split()
    )
    for word, _ in said.most_common(250):
        text = f"{word} " * (LONGEST_TEXT // (len(word) + 1))
        assert check(text, language, "pro").end <= len(text)
        assert len(understand(text, language)) <= len(SIGNALS)
