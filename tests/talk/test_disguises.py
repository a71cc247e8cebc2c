"""A number is caught in any disguise; an innocent sentence stays innocent."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.games.quick_easy.cards import NUMBERS
from backtrick.games.quick_easy.state import VARIANTS
from backtrick.limits import LONGEST_TEXT
from backtrick.talk import Refusal, check
from backtrick.talk.source import FOLDER, languages
from tests.talk.messages import messages

if TYPE_CHECKING:
    from collections.abc import Callable


def _without_diacritics(text: str) -> str:
    plain = text.replace("ł", "l").replace("Ł", "L").replace("ß", "ss")
    parts = unicodedata.normalize("NFD", plain)
    return "".join(part for part in parts if not unicodedata.combining(part))


LEET = str.maketrans({"o": "0", "e": "3", "i": "1", "s": "5"})
SIGNS = str.maketrans({"a": "@", "s": "$"})
CALCULATING = "+\N{MULTIPLICATION SIGN}\N{DIVISION SIGN}\N{MINUS SIGN}\N{EN DASH}\N{EM DASH}"
CHEROKEE = str.maketrans("aehilnstvwz", "ᎪᎬᎻᎥᏞᏁᏚᎢᏙᎳᏃ")
ROMAN = {2: "II", 3: "III", 4: "IV", 7: "VII", 8: "VIII", 9: "IX"}
DIGITS: dict[str, Callable[[int], str]] = {
    "plain": str,
    "full-width": lambda number: "".join(chr(0xFF10 + int(digit)) for digit in str(number)),
    "arabic": lambda number: "".join(chr(0x0660 + int(digit)) for digit in str(number)),
    "devanagari": lambda number: "".join(chr(0x0966 + int(digit)) for digit in str(number)),
    "circled": lambda number: chr(0x2460 + number - 1),
    "circled in black": lambda number: chr(0x2776 + number - 1),
    "in parentheses": lambda number: chr(0x2474 + number - 1),
    "keycap": lambda number: "".join(f"{digit}\ufe0f\u20e3" for digit in str(number)),
    "bold": lambda number: "".join(chr(0x1D7CE + int(digit)) for digit in str(number)),
    "raised": lambda number: "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(number)),
    "roman sign": lambda number: chr(0x2160 + number - 1),
    "roman letters": lambda number: ROMAN.get(number, str(number)),
}
WORDS: dict[str, Callable[[str], str]] = {
    "plain": str,
    "capitals": str.upper,
    "spelled with hyphens": "-".join,
    "spelled with dashes": "\N{EN DASH}".join,
    "spelled with blanks": " ".join,
    "spelled with crosses": "\N{MULTIPLICATION SIGN}".join,
    "spelled with hearts": "\N{HEAVY BLACK HEART}".join,
    "spelled with unseen letters": "\N{HANGUL FILLER}".join,
    "spelled with stress marks": "\N{MODIFIER LETTER VERTICAL LINE}".join,
    "spelled with dots": ".".join,
    "spelled with rows of dots": "......".join,
    "every letter twice": lambda word: "".join(letter * 2 for letter in word),
    "look-alikes": lambda word: word.lower().translate(CHEROKEE),
    "after a plus": lambda word: f"hm+{word}",
    "after a parenthesis": lambda word: f"hm({word}",
    "after a dash": lambda word: f"hm\N{EM DASH}{word}",
    "after a minus": lambda word: f"hm\N{MINUS SIGN}{word}",
    "with an ending": lambda word: f"{word}'ll",
    "after an unseen blank": lambda word: f"hm\u200b{word}",
    "zero-width joiners": "\u200d".join,
    "right-to-left marks": "\u200f".join,
    "soft hyphens": "\u00ad".join,
    "combining strokes": lambda word: "".join(f"{letter}\u0336" for letter in word),
    "leet": lambda word: word.translate(LEET),
    "a sign at the beginning": lambda word: word[0].translate(SIGNS) + word[1:],
    "a sign at the end": lambda word: word[:-1] + word[-1].translate(SIGNS),
    "euros for letters": lambda word: word.replace("e", "€"),
    "stretched": lambda word: word + word[-1] * 4,
    "full-width": lambda word: "".join(
        chr(ord(letter) + 0xFEE0) if letter.isascii() else letter for letter in word
    ),
    "without diacritics": _without_diacritics,
}


@cache
def _file(language: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))


def _number_words(language: str, *, longer_than: int = 0) -> list[str]:
    """The words for numbers that a card may have."""
    by_number = _file(language)["numbers"].items()
    every = [word for number, words in by_number if int(number) in NUMBERS for word in words]
    return [word for word in every if len(word) > longer_than]


@cache
def _innocent(language: str, variant: str) -> list[str]:
    """Allowed messages that the checker passes. None is held out: a failure would print it."""
    return [
        message.text
        for message in messages(language)
        if message.allowed(variant)
        and not message.is_put_aside
        and check(message.text, language, variant).allowed
    ]


def _inserted(sentence: str, place: int, said: str) -> str:
    """The sentence with something inserted."""
    words = sentence.split()
    place %= len(words) + 1
    return " ".join([*words[:place], f", {said} ,", *words[place:]])


any_language = st.sampled_from(languages())
places = st.integers(0, 60)


@st.composite
def sayings(draw: st.DrawFn, variant: str = "normal") -> tuple[str, str]:
    """A language, and an allowed sentence in it."""
    language = draw(any_language)
    return language, draw(st.sampled_from(_innocent(language, variant)))


@given(sayings(), st.sampled_from(NUMBERS), st.sampled_from(sorted(DIGITS)), places)
def test_a_number_in_digits_is_caught_anywhere(
    saying: tuple[str, str], number: int, dress: str, place: int
) -> None:
    """Digits of any script, circled, raised or on keys, anywhere in a sentence."""
    language, sentence = saying
    text = _inserted(sentence, place, DIGITS[dress](number))
    assert not check(text, language, "normal").allowed


@given(sayings(), st.sampled_from(sorted(WORDS)), places, st.data())
def test_a_number_word_is_caught_anywhere(
    saying: tuple[str, str], dress: str, place: int, data: st.DataObject
) -> None:
    """Every form of every number word, spelled, torn, hidden or in leet, anywhere in a sentence."""
    language, sentence = saying
    word = data.draw(st.sampled_from(_number_words(language)))
    text = _inserted(sentence, place, WORDS[dress](word))
    assert not check(text, language, "normal").allowed


@given(any_language, st.integers(3, 9), st.integers(3, 9))
def test_calculations_are_caught(language: str, one: int, other: int) -> None:
    """Sums, products, quotients, differences and powers are numbers."""
    raised = DIGITS["raised"](other)
    calculated = (f"{one} {sign} {other}" for sign in CALCULATING)
    for text in (f"{one}+{other}", f"{one}{raised}", *calculated):
        assert not check(text, language, "normal").allowed, text


@given(any_language, st.sampled_from(NUMBERS), st.sampled_from("ry"))
def test_cards_in_notation_are_caught(language: str, number: int, colour: str) -> None:
    """Digits next to the letter of a colour are a card; but b4 and 5g can be anything."""
    for text in (f"{colour}{number}", f"{number}{colour}", f"{colour}{number}^"):
        assert not check(text, language, "normal").allowed, text


@given(any_language, st.integers(1, 20), st.data())
def test_measures_are_innocent(language: str, number: int, data: st.DataObject) -> None:
    """Digits with a unit (5min, 6pm) or before a currency sign are not a card."""
    unit = data.draw(st.sampled_from([*_file(language)["units"], "€"]))
    assert check(f"{number}{unit}", language, "normal").allowed


@given(any_language, st.data())
def test_a_number_word_spelled_with_a_letter_missing_is_caught(
    language: str, data: st.DataObject
) -> None:
    """A long number word is recognised even if it is spelled with a letter missing."""
    long = _number_words(language, longer_than=5)
    word = data.draw(st.sampled_from([word for word in long if word.isalpha()]))
    missing = data.draw(st.integers(1, len(word) - 2))
    assert not check("-".join(word[:missing] + word[missing + 1 :]), language, "normal").allowed


@given(any_language, st.data())
def test_a_number_word_in_leet_with_a_typo_is_caught(language: str, data: st.DataObject) -> None:
    """A digit instead of a letter, and an extra letter after it: se7wen."""
    long = _number_words(language, longer_than=4)
    word = data.draw(st.sampled_from([word for word in long if set(word[1:-1]) & {*"oeis"}]))
    dressed = data.draw(st.sampled_from([n for n in range(1, len(word) - 1) if word[n] in "oeis"]))
    typo = data.draw(st.integers(dressed + 1, len(word)))
    leet = word[:dressed] + word[dressed].translate(LEET) + word[dressed + 1 :]
    assert not check(f"{leet[:typo]}w{leet[typo:]}", language, "normal").allowed


def _with_dashes(text: str) -> str:
    return text.replace(", ", " \N{EN DASH} ")


CHANGES: dict[str, Callable[[str], str]] = {
    "capitals": str.upper,
    "small letters": str.lower,
    "without diacritics": _without_diacritics,
    "with a full stop": lambda text: f"{text}.",
    "with exclamation marks": lambda text: f"{text}!!!",
    "with dots": lambda text: f"{text}...",
    "with dashes for commas": _with_dashes,
    "with wide blanks": lambda text: text.replace(" ", "   "),
    "with unseen marks": lambda text: text.replace(" ", "\u2060 \u200b"),
}


@given(
    st.sampled_from(VARIANTS).flatmap(
        lambda variant: st.tuples(st.just(variant), sayings(variant))
    ),
    st.sampled_from(sorted(CHANGES)),
)
def test_an_innocent_saying_stays_innocent(
    saying: tuple[str, tuple[str, str]], change: str
) -> None:
    """Capitals, punctuation and missing diacritics make nothing forbidden."""
    variant, (language, sentence) = saying
    assert check(CHANGES[change](sentence), language, variant).allowed


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", languages())
def test_a_dash_may_stand_for_a_comma(language: str, variant: str) -> None:
    """In every innocent saying."""
    dashed = [_with_dashes(each) for each in _innocent(language, variant) if ", " in each]
    assert dashed
    assert [each for each in dashed if not check(each, language, variant).allowed] == []


@given(st.text(max_size=LONGEST_TEXT), any_language, st.sampled_from(VARIANTS))
def test_any_text_gets_a_verdict_with_a_span_inside_it(
    text: str, language: str, variant: str
) -> None:
    """Any text gets a verdict; what is refused is part of the text."""
    verdict = check(text, language, variant)
    assert 0 <= verdict.start <= verdict.end <= len(text)
    assert verdict.allowed or verdict.refusal is not None


@pytest.mark.parametrize("language", languages())
def test_long_texts_are_refused_at_once(language: str) -> None:
    """Ten thousand letters are refused for their length."""
    verdict = check("a " * 5000, language, "normal")
    assert verdict.refusal is Refusal.TOO_LONG


WHOLE = sorted(name for name in WORDS if not name.startswith(("after ", "with an ending")))


@given(any_language, st.sampled_from(WHOLE), st.data())
def test_the_span_is_the_number(language: str, dress: str, data: st.DataObject) -> None:
    """The verdict marks the number as typed, except perhaps an accent on its last letter."""
    said = WORDS[dress](data.draw(st.sampled_from(_number_words(language))))
    text = f"h\u200dm\u0336 , {said} !"
    verdict = check(text, language, "normal")
    start = text.index(said)
    assert verdict.start == start
    assert text[verdict.end : start + len(said)] in {"", "\u0336"}


@pytest.mark.parametrize("language, variant, bad", [("xx", "normal", "xx"), ("en", "hard", "hard")])
def test_unknown_languages_and_variants_are_refused(language: str, variant: str, bad: str) -> None:
    """The error lists the known ones."""
    with pytest.raises(ValueError, match=f"'{bad}'; there are "):
        check("hello", language, variant)
