"""The checker on fresh messages, of which half are held out."""

from __future__ import annotations

import pytest

from backtrick.games.quick_easy.state import VARIANTS
from backtrick.talk import languages
from tests.talk.fresh import errors, fresh

LEAST_MESSAGES = 300
MOST_REFUSED = {"normal": 0.06, "pro": 0.12}
MOST_PASSED = {"normal": 0.03, "pro": 0.02}

everywhere = pytest.mark.parametrize("language", languages())


@everywhere
def test_there_are_enough_messages(language: str) -> None:
    """Each language has its own, without duplicates, and about half are held out."""
    halves = fresh(language, aside=False), fresh(language, aside=True)
    texts = [message.text.casefold() for half in halves for message in half]
    assert len(texts) >= LEAST_MESSAGES
    assert len({*texts}) == len(texts)
    assert 2 / 5 < len(halves[1]) / len(texts) < 3 / 5
    assert all(message.normal or not message.pro for half in halves for message in half)


@everywhere
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("half", ["open", "held out"])
def test_errors_are_few(language: str, variant: str, half: str) -> None:
    """Few allowed messages are refused, and fewer forbidden ones pass."""
    found = errors(fresh(language, aside=half != "open"), language, variant)
    assert found.refused.share <= MOST_REFUSED[variant]
    assert found.passed.share <= MOST_PASSED[variant]


@everywhere
@pytest.mark.parametrize("variant", VARIANTS)
def test_everybody_may_ask_who_starts(language: str, variant: str) -> None:
    """No message about who starts is refused, held out or not."""
    every = [*fresh(language, aside=False), *fresh(language, aside=True)]
    about_start = [message for message in every if message.kind == "starter"]
    found = errors(about_start, language, variant)
    assert (found.refused.right, found.refused.all) == (0, len(about_start))
