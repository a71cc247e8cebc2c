"""The checker on messages held out before its rules were written."""

from __future__ import annotations

import pytest

from backtrick.games.quick_easy.state import VARIANTS
from backtrick.talk import languages
from tests.talk.measure import measured
from tests.talk.messages import BEYOND, messages

LEAST_MESSAGES = 300
LEAST_CAUGHT = 0.99
MOST_REFUSED = 0.02

everywhere = pytest.mark.parametrize("language", languages())


@everywhere
def test_there_are_enough_messages(language: str) -> None:
    """Each language has its own messages, without duplicates; about a third is held out."""
    every = messages(language)
    assert len(every) >= LEAST_MESSAGES
    assert len({message.text.casefold() for message in every}) == len(every)
    aside = sum(message.is_put_aside for message in every)
    assert 1 / 4 < aside / len(every) < 5 / 12


@everywhere
def test_what_the_pro_variant_allows_the_normal_game_allows(language: str) -> None:
    """The labels make sense: pro is stricter."""
    assert all(message.normal or not message.pro for message in messages(language))


@everywhere
@pytest.mark.parametrize("variant", VARIANTS)
def test_forbidden_messages_are_caught(language: str, variant: str) -> None:
    """Hardly any forbidden held-out message passes."""
    assert measured(language, variant, aside=True).forbidden.share >= LEAST_CAUGHT


@everywhere
@pytest.mark.parametrize("variant", VARIANTS)
def test_allowed_messages_pass(language: str, variant: str) -> None:
    """Few allowed held-out messages are refused."""
    assert measured(language, variant, aside=True).allowed.share >= 1 - MOST_REFUSED


def test_only_riddles_and_codes_are_counted_separately() -> None:
    """Few kinds are left out of the figures, and all of them are ciphers."""
    every = [message for language in languages() for message in messages(language)]
    apart = [message for message in every if message.kind in BEYOND]
    assert len(apart) < len(every) / 20
    assert not any(message.normal for message in apart)
