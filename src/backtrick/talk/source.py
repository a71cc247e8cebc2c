"""The word files in `words/`, one per language."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .patterns import Patterns, spellings

if TYPE_CHECKING:
    pass

FOLDER: Final = Path(__file__).parent / "words"


@cache
def languages() -> tuple[str, ...]:
    """All languages, sorted."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))


class Source:
    """The word file of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.data = _read(language)

    @cached_property
    def patterns(self) -> Patterns:
        """Patterns that may use the sets of this language."""
        return Patterns(self.data["sets"])

    def plain(self, name: str) -> set[str]:
        """The words of a list, without diacritics."""
        return {plain for word in self.data[name] for plain in spellings(word)}

    def number_words(self) -> dict[str, int]:
        """The number words, without diacritics."""
        return _number_words(self.data)

    def foreign_number_words(self) -> dict[str, int]:
        """The number words of all other languages."""
        others = [_read(other) for other in languages() if other != self.language]
        return {word: number for data in others for word, number in _number_words(data).items()}


@cache
def _read(language: str) -> dict[str, Any]:
    with (FOLDER / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)


def _number_words(data: dict[str, Any]) -> dict[str, int]:
    return {
        plain: int(number)
        for number, words in data["numbers"].items()
        for word in words
        for plain in sorted(spellings(word))
    }
