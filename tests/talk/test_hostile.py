"""Texts that are meant to keep the checker busy, or to confuse it."""

from __future__ import annotations

import sys
from itertools import product
from random import Random
from typing import Any

import pytest

from backtrick.limits import LONGEST_TEXT
from backtrick.talk import check, languages

CALLS_A_LETTER = 150
"""Ordinary talk takes about 30, and texts full of disguised words twice as many."""
LETTERS = "einszwodrifuvhctoxpęść"
SIGNS = "0123456789@$!|+#(*'"
MARKS = "!?.;:|•●*#+-_/=xoil\ufe0f\U0001f3fb\U0001f436\U0001f534\u200b"


def _words(chance: Random, letters: str, longest: int) -> str:
    lengths = (chance.randint(1, longest) for _ in range(LONGEST_TEXT))
    return " ".join("".join(chance.choices(letters, k=length)) for length in lengths)


def _calls(text: str, language: str, variant: str) -> int:
    """How many functions are called to check a text, which no other program can slow down."""
    count = 0

    def note(_frame: object, what: str, _argument: Any) -> None:
        nonlocal count
        count += what == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        check(text, language, variant)
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("letters", [LETTERS + SIGNS, LETTERS, SIGNS, MARKS, MARKS + LETTERS])
@pytest.mark.parametrize("longest", [1, 12])
def test_no_text_keeps_the_checker_busy(language: str, letters: str, longest: int) -> None:
    """Whatever is typed, checking it takes hardly longer than an ordinary text of that length."""
    chance = Random(f"{letters} {longest}")
    texts = [_words(chance, letters, longest)[:LONGEST_TEXT] for _ in range(5)]
    # The fewest, because patterns are compiled on first use, unless they are cached on disk.
    calls = min(_calls(text, language, "normal") for text in texts)
    assert calls < CALLS_A_LETTER * LONGEST_TEXT


@pytest.mark.parametrize("language", languages())
def test_signs_around_words_confuse_nobody(language: str) -> None:
    """No row of signs between letters looks like a number that the checker itself has written."""
    for signs in product("@$|*#+('\u200b", repeat=3):
        check(f"n{''.join(signs)}s {''.join(signs)}n", language, "normal")
