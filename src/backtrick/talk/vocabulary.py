"""The words of a language, from its file in `words/`, ready to be looked for."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .numbers import Numbers
from .patterns import Patterns, spellings
from .pro import ProWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .finding import Finder

FOLDER: Final = Path(__file__).parent / "words"


class Vocabulary:
    """All that the checker and the listener know of a language.

    Parts that take long are made when they are first asked for: who listens needs few of them.
    """

    def __init__(self, language: str) -> None:
        self._data = _read(language)
        self.numbers = _numbers(language, self._data)
        self.patterns = Patterns(self._data["sets"])
        """Makes further patterns of the language's sets."""

    @cached_property
    def innocent(self) -> Finder:
        """Where a number names no card: two cards, ten o'clock."""
        return self.patterns.finder(self._data["innocent"])

    @cached_property
    def implied(self) -> Finder:
        """What gives a number away without saying it: twice the top."""
        return self.patterns.finder(self._data["implied"])

    @cached_property
    def pro(self) -> ProWords:
        """What may be said in the pro variant."""
        return ProWords(self._data["pro"], self.patterns)

    def compile_all(self, variant: str) -> None:
        """Compile every pattern that a variant calls for, so that no text has to wait for it."""
        finders = [self.innocent, self.implied]
        if variant == "pro":
            finders += [self.pro.word, self.pro.point, self.pro.never]
        for finder in finders:
            finder.compile_all()


def languages() -> tuple[str, ...]:
    """The languages there are, sorted."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))


@cache
def vocabulary(language: str) -> Vocabulary:
    """The vocabulary of a language."""
    if language not in languages():
        raise ValueError(f"no language {language!r}; there are {', '.join(languages())}")
    return Vocabulary(language)


@cache
def _read(language: str) -> dict[str, Any]:
    with (FOLDER / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)


def _numbers(language: str, data: Mapping[str, Any]) -> Numbers:
    foreign = {
        word: number
        for other in languages()
        if other != language
        for word, number in _forms(_read(other)).items()
    }
    weak = {plain for word in data["weak"] for plain in spellings(word)}
    innocent = {plain for word in data["words"] for plain in spellings(word)}
    return Numbers(
        _forms(data),
        foreign,
        frozenset(weak | innocent),
        weak=weak,
        suffixes=data["suffixes"],
        abbreviations=data["abbreviations"],
        units=data["units"],
        nouns=data["nouns"],
    )


def _forms(data: Mapping[str, Any]) -> dict[str, int]:
    """The number words, as they read without diacritics."""
    return {
        plain: int(number)
        for number, words in data["numbers"].items()
        for word in words
        for plain in spellings(word)
    }
