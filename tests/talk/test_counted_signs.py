"""Counted signs give a number away; the same signs to cheer, shout or hesitate do not."""

from __future__ import annotations

import pytest

from backtrick.talk import Refusal, check

COUNTED = {
    "en": ["mine is |||", "•••••", "red -----", "blue xxxxx", "🍎🍎🍎 for my red", "🟢🟢🟢🟢",
           "my card: ......", "!!! in red", "👏👏👏👏 blue", "yellow, tap tap tap"],
    "de": ["hab ||| in gelb", "• • • •", "rot: *******", "lila oooo", "🍒🍒 in rot", "🔵🔵🔵",
           "meine Karte: !!!!", "klopf klopf klopf, mein Gelb"],
    "pl": ["mam •••••", "mam ||| w żółtym", "zielona = ####", "żółta xxxx", "🐶🐶🐶 niebieska",
           "🔴🔴🔴🔴", "moja karta: .....", "puk puk puk, żółta"],
}  # fmt: skip
CHEERED = {
    "en": ["yay green!!!", "hmm.... maybe the red", "red please 🙏🙏", "nooo, not blue 😭😭😭",
           "🎉🎉🎉 we won", "love you all xxx", "ok -- let me think", "❤️❤️❤️", "🟣🟣", "ha ha ha",
           "**red**, I said", "http://example.org", "knock knock"],
    "de": ["juhu grün!!!", "hm... vielleicht rot", "rot bitte 🙏🙏", "🎉🎉🎉 gewonnen",
           "haha 😂😂😂", "🟣🟣 hab ich", "ok -- Moment", "klopf klopf, jemand da?"],
    "pl": ["super zielona!!!", "hmm... może czerwona", "czerwona proszę 🙏🙏", "kocham was xxx",
           "🎉🎉🎉 wygrana", "mam 🟣🟣", "haha 😂😂😂", "puk puk, jest tu kto?"],
}  # fmt: skip


@pytest.mark.parametrize(
    "language, text", [(language, text) for language, texts in COUNTED.items() for text in texts]
)
def test_counted_signs_are_caught(language: str, text: str) -> None:
    """Strokes, dots, signs, pictures and sounds beside a card."""
    verdict = check(text, language, "normal")
    assert verdict.refusal is Refusal.NUMBER_IMPLIED
    assert 0 <= verdict.start < verdict.end <= len(text)


@pytest.mark.parametrize(
    "language, text", [(language, text) for language, texts in CHEERED.items() for text in texts]
)
def test_other_signs_pass(language: str, text: str) -> None:
    """Signs that people repeat without counting."""
    assert check(text, language, "normal").allowed
