"""Numbers beside the game pass, and the same ones about a card do not."""

from __future__ import annotations

import pytest

from backtrick.talk import check

HARMLESS = {
    "en": ["im 12 hbu", "how old r u? im 9", "u 2 are so funny", "wake me at 6 lol", "nice 1",
           "he scored 3 goals today", "film is at 10 past 4", "please lay only 1 this time"],
    "de": ["bin 12 und du", "eine von meinen zwei ist sehr klein", "weck mich um 6", "nice 1",
           "morgen um acht Schule", "hab heut ne Sechs in Mathe kassiert", "leg bitte nur 1"],
    "pl": ["o 20 musze spadac", "na osma do szkoly jutro", "wy 2 jestescie smieszni",
           "obudz mnie o 6", "strzelil dzis 3 gole", "poloz tylko 1 prosze"],
}  # fmt: skip
TELLING = {
    "en": ["together mine are 12", "red 12 minus 5", "my red is at 6", "a nice 1 in red",
           "around 6 in blue", "im 9, my red", "3 reds and it's a 3"],
    "de": ["meine sind zusammen 12", "um 6 höher", "rot um 6", "eine rote 1", "hab ne Sechs",
           "meine grüne ist um 3 höher"],
    "pl": ["razem mam 12", "o 6 wyżej", "czerwona o 3 większa", "mam niebieską 1", "mam ósmą"],
}  # fmt: skip
DISGUISED = {
    "en": ["blue cinco", "dos in green", "mine is otto like in italian", "a toooo in purple",
           "phive in blue", "my red is huit", "sieben in red", "as many as planets in the sky"],
    "de": ["blau cinco", "dos in grün", "hab ne noin", "drai in rot", "gelb osiem", "ne fümf",
           "so viele wie Planeten am Himmel", "mein Rot ist die Anzahl der Zwerge"],
    "pl": ["mam nine, niebieskie", "pionteczka", "mam siudemke", "mam cinco", "zielona acht",
           "tyle co kot ma łap", "moja czerwona to liczba krasnoludków", "jak nogi pająka"],
}  # fmt: skip


def pairs(texts: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Each text with its language."""
    return [(language, text) for language, some in texts.items() for text in some]


@pytest.mark.parametrize("language, text", pairs(HARMLESS))
def test_numbers_that_name_no_card_pass(language: str, text: str) -> None:
    """Ages, hours, people, marks at school, and how many cards one lays."""
    assert check(text, language, "normal").allowed


@pytest.mark.parametrize("language, text", pairs(TELLING))
def test_numbers_about_cards_do_not(language: str, text: str) -> None:
    """Not even if they look like hours or are larger than any card."""
    assert not check(text, language, "normal").allowed


@pytest.mark.parametrize("language, text", pairs(DISGUISED))
def test_disguised_numbers_are_caught(language: str, text: str) -> None:
    """Other languages, spelling by ear, and as many as something has."""
    assert not check(text, language, "normal").allowed
