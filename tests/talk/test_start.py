"""Who starts may be asked and said in every language and variant."""

from __future__ import annotations

import pytest

from backtrick.games.quick_easy.state import VARIANTS
from backtrick.talk import check, languages

START = {
    "en": [
        "who starts",
        "who starts?",
        "Who's starting?",
        "so who's gonna start??",
        "who begins?",
        "who goes first",
        "who wants to start?",
        "who is first?",
        "shall I start?",
        "should I go first?",
        "can I start please?",
        "do you want to start, mum?",
        "I'll start",
        "I start!",
        "you start",
        "Let Grandpa start",
        "does anyone mind if I start?",
        "anyone want to begin?",
        "I'd rather not start",
        "let's have Zoe start",
        "am I first?",
        "is it my start?",
        "whose turn to start",
        "who should open?",
        "me first",
        "who kicks off?",
        "I don't care who starts",
        "doesn't matter who starts",
        "ok you begin then",
        "who'll start the game",
        "who leads",
        "nobody wants to start lol",
    ],
    "de": [
        "Wer fängt an?",
        "wer fängt an",
        "wer faengt an??",
        "Wer beginnt?",
        "wer startet?",
        "wer will anfangen?",
        "wer möchte beginnen",
        "soll ich anfangen?",
        "darf ich anfangen bitte",
        "willst du anfangen, Oma?",
        "ich fange an",
        "fang du an",
        "du fängst an!",
        "wer macht den Anfang?",
        "wer ist zuerst dran?",
        "wer darf zuerst?",
        "wer ist als erster dran",
        "lass Opa anfangen",
        "mir egal wer anfängt",
        "egal wer beginnt",
        "ich will nicht anfangen",
        "wer soll starten?",
        "bin ich zuerst dran?",
        "magst du starten?",
        "wer eröffnet?",
        "ich würde gern anfangen",
        "wer legt los?",
        "fangen wir mit Lena an?",
        "soll Lena anfangen?",
        "keiner will anfangen",
        "wer fangt o",
    ],
    "pl": [
        "Kto zaczyna?",
        "kto zaczyna",
        "to kto zaczyna??",
        "kto pierwszy?",
        "kto idzie pierwszy",
        "kto chce zacząć?",
        "kto rozpoczyna?",
        "mam zacząć?",
        "mogę zacząć?",
        "chcesz zacząć, babciu?",
        "ja zaczynam",
        "zacznij ty",
        "ty zaczynasz!",
        "kto startuje?",
        "niech zacznie Ola",
        "niech dziadek zaczyna",
        "wszystko mi jedno kto zaczyna",
        "obojętnie kto zacznie",
        "nie chcę zaczynać",
        "kto ma zaczynać?",
        "jestem pierwszy?",
        "może ty zaczniesz?",
        "kto otwiera grę?",
        "chętnie zacznę",
        "zaczynamy od Oli?",
        "czy Ola zaczyna?",
        "nikt nie chce zacząć",
        "kto gra pierwszy?",
        "kto kładzie pierwszy?",
    ],
}
MORE = {
    "en": ["you start with your high red", "start with the lower row, dad", "I start low"],
    "de": ["fang mit deiner hohen roten an", "fang unten an, Oma", "ich fang niedrig an"],
    "pl": ["zacznij od wysokiej czerwonej", "zacznij od dolnego, babciu", "zaczynam nisko"],
}
"""Who starts, and something that pro does not allow."""


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", languages())
def test_who_starts_passes(language: str, variant: str) -> None:
    """As a question, an offer or a wish."""
    refused = [text for text in START[language] if not check(text, language, variant).allowed]
    assert not refused


@pytest.mark.parametrize("language", languages())
def test_who_starts_is_no_excuse(language: str) -> None:
    """A height or advice beside it is still refused in pro."""
    assert not [text for text in MORE[language] if check(text, language, "pro").allowed]
