"""The words of a language, from its file in `words/`, ready to be looked for."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .letters import SIGN, fold
from .numbers import Numbers
from .slips import Slips

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

FOLDER: Final = Path(__file__).parent / "words"
_MACRO: Final = re.compile(r"\{([a-z_]+)\}")
_NUMBER: Final = r"#\d+"
_LETTERS: Final = re.compile(r"[a-z]+")
_LONG: Final = 5
"""A word of fewer letters is not taken for another, misspelt."""
_NOT_IN_PRO: Final = ("low", "middle", "high", "leave", "small", "nothing", "not", "others")
_DIGRAPHS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All that the checker and the listener know of a language."""

    language: str
    numbers: Numbers
    innocent: re.Pattern[str]
    """Where a number names no card: two cards, ten o'clock."""
    implied: re.Pattern[str]
    """What gives a number away without saying it: twice the top."""
    pro_word: re.Pattern[str]
    """A word or phrase that the pro variant allows."""
    pro_point: re.Pattern[str]
    """What a saying in the pro variant must be about: a colour, a row, a trick, the start."""
    pro_whole: re.Pattern[str]
    """Whole sayings that the pro variant allows, whatever words they are made of."""
    pro_slips: Slips
    """The words of `pro_word`, misspelt."""
    pro_never: re.Pattern[str]
    """Words that are no slips of those, but words of their own that the pro variant forbids."""
    sets: Mapping[str, tuple[str, ...]]
    """Words and phrases by what they mean; a regular expression each."""

    def pattern(self, text: str) -> re.Pattern[str]:
        """A pattern in which {name} stands for any of a set's words, and {n} for a number."""
        return _compile([text], self.sets)


def languages() -> tuple[str, ...]:
    """The languages there are, sorted."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))


def number_words(language: str) -> list[str]:
    """All words of the language that say a number, as people write them."""
    return [word for words in _read(language)["numbers"].values() for word in words]


@cache
def vocabulary(language: str) -> Vocabulary:
    """The vocabulary of a language."""
    if language not in languages():
        raise ValueError(f"no language {language!r}; there are {', '.join(languages())}")
    data = _read(language)
    forms = _forms(data)
    foreign = {
        word: number
        for other in languages()
        if other != language
        for word, number in _forms(_read(other)).items()
    }
    innocent = frozenset(
        plain for word in data["words"] + data["weak"] for plain in spellings(word)
    )
    sets = {name: (*phrases, f"{SIGN}{name}") for name, phrases in data["sets"].items()}
    numbers = Numbers(
        forms,
        foreign,
        innocent,
        weak={plain for word in data["weak"] for plain in spellings(word)},
        suffixes=data["suffixes"],
        abbreviations=data["abbreviations"],
    )
    return Vocabulary(
        language,
        numbers,
        innocent=_compile(data["innocent"], sets),
        implied=_compile(data["implied"], sets),
        pro_word=_compile(data["pro"]["word"], sets),
        pro_point=_compile(data["pro"]["point"], sets),
        pro_whole=_compile(data["pro"]["whole"], sets),
        pro_slips=Slips(_LETTERS.findall(_any_of(data["pro"]["word"], sets)), shortest=_LONG),
        pro_never=_compile([f"{{{name}}}" for name in _NOT_IN_PRO], sets),
        sets=sets,
    )


@cache
def _read(language: str) -> dict[str, Any]:
    with (FOLDER / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)


def _forms(data: Mapping[str, Any]) -> dict[str, int]:
    """The number words, as they read without diacritics."""
    return {
        plain: int(number)
        for number, words in data["numbers"].items()
        for word in words
        for plain in spellings(word)
    }


def spellings(word: str) -> set[str]:
    """The ways to write a word, or a pattern of words, without diacritics: fünf, funf, fuenf."""
    return {_without_diacritics(word), _without_diacritics(word.translate(_DIGRAPHS))}


def _without_diacritics(word: str) -> str:
    # What is ASCII stays as it is, since it may be part of a pattern.
    return "".join(letter if letter.isascii() else fold(letter).text for letter in word)


def _compile(patterns: Iterable[str], sets: Mapping[str, Iterable[str]]) -> re.Pattern[str]:
    """One expression for all of them; words stand with one blank between them."""
    whole = _any_of(patterns, sets)
    return re.compile(rf"(?<![a-z0-9#]){whole}(?![a-z0-9])")


def _any_of(patterns: Iterable[str], sets: Mapping[str, Iterable[str]]) -> str:
    """The longest first, so that a phrase is preferred to its first word."""
    plain = {spelling for pattern in patterns for spelling in spellings(pattern)}
    expanded = {_MACRO.sub(lambda match: _meant(match[1], sets), pattern) for pattern in plain}
    return f"(?:{'|'.join(sorted(expanded, key=len, reverse=True))})"


def _meant(name: str, sets: Mapping[str, Iterable[str]]) -> str:
    return _NUMBER if name == "n" else _any_of(sets[name], sets)
