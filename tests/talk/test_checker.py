"""The checker's promises, each by the words in which it was made."""

from __future__ import annotations

import pytest

from backtrick.games.quick_easy.state import VARIANTS
from backtrick.talk import Refusal, check
from backtrick.talk.checker import LONGEST


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
    """In both variants, and for being a number."""
    refusal = check(text, language, variant).refusal
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
def test_what_only_looks_like_a_number_is_innocent(language: str, text: str) -> None:
    """Words that contain number words, times of day, and how many cards one lays."""
    assert check(text, language, "normal").allowed


def test_a_message_may_have_just_so_many_letters() -> None:
    """The first letter too many is where the refusal points."""
    assert check("a" * LONGEST, "en", "normal").refusal is not Refusal.TOO_LONG
    verdict = check("a" * (LONGEST + 1), "en", "normal")
    assert (verdict.refusal, verdict.start, verdict.end) == (Refusal.TOO_LONG, LONGEST, LONGEST + 1)


def test_silence_is_about_nothing() -> None:
    """The normal game allows an empty message; the pro variant wants one to be about something."""
    assert check("", "en", "normal").allowed
    assert check("", "en", "pro").refusal is Refusal.NOT_IN_PRO
