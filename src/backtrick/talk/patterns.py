"""Patterns, made from the file of a language."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from .beginnings import Scanner, alternatives, groups
from .expressions import whole_words
from .finder import WIDTH, Finder
from .letters import SHOWN, fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from .beginnings import Beginnings
    from .expressions import Expression

_NAME: Final = re.compile(r"\{([a-z_]+)\}")
_NUMBER: Final = r"#\d+n?"
_REPEATED: Final = re.compile(r"[*+]|\{\d")
_HAS_LETTERS: Final = re.compile("[a-z]")
_OFTEN: Final = {"*": "{0,8}", "+": "{1,8}"}
"""The limits put on unlimited repetition."""
_WORD_ENDS: Final = "(?:(?<= )|(?![a-z0-9]))"
_LONGEST_WORD: Final = 24
_DIGRAPHS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


class _Phrase(NamedTuple):
    """A pattern as written, with the names of sets, and in full."""

    short: str
    full: str


class Patterns:
    """Makes patterns in which {name} matches any phrase of a set, and {n} a number."""

    def __init__(self, sets: Mapping[str, Iterable[str]]) -> None:
        self._sets = {name: [*phrases] for name, phrases in sets.items()}
        for name, word in SHOWN.items():
            self._sets.get(name, []).append(word)
        # Sets refer to each other over and over, so results are cached.
        self._phrases_of = cache(self._find_phrases)
        self._meaning = cache(self._find_meaning)
        self._scanner = cache(self._make_scanner)

    def expression(self, *patterns: str) -> Expression:
        """One expression for all patterns, with one blank between words."""
        return whole_words(_any_of(self._phrases(patterns)))

    def finder(self, patterns: Iterable[str]) -> Finder:
        """A finder of all patterns, for long texts."""
        cut = (each for phrase in self._phrases(patterns) for each in self._cut(phrase.short))
        beginnings = self._scanner(WIDTH).beginnings
        return Finder.of((self._full(each), beginnings(each)) for each in cut)

    def first_words(self, patterns: Iterable[str]) -> set[str]:
        """The first words of the patterns, where they can be listed."""
        scanner = self._scanner(_LONGEST_WORD)
        starts = {
            start
            for phrase in self._phrases(patterns)
            for start in scanner.beginnings(phrase.short)
        }
        return {start[:-1] for start in starts if start.endswith(" ") and start[:-1].isalpha()}

    def _phrases(self, patterns: Iterable[str]) -> list[_Phrase]:
        """The patterns, longest first, so that a phrase wins over its first word."""
        written = {each for pattern in map(_read_once, patterns) for each in spellings(pattern)}
        by_full = {self._full(each): each for each in sorted(written)}
        found = [_Phrase(short, full) for full, short in by_full.items()]
        return sorted(found, key=lambda phrase: (-len(phrase.full), phrase.full))

    def _cut(self, short: str) -> Iterator[str]:
        """The alternatives of a pattern. A set among them is replaced by its phrases."""
        for each in alternatives(short):
            name = _NAME.fullmatch(each)
            if name and name[1] in self._sets:
                for phrase in self._phrases_of(name[1]):
                    yield from self._cut(phrase.short)
            else:
                yield each

    def _full(self, short: str) -> str:
        return _NAME.sub(lambda name: self._meaning(name[1]), short)

    def _find_phrases(self, name: str) -> list[_Phrase]:
        return self._phrases(self._sets[name])

    def _find_meaning(self, name: str) -> str:
        return _NUMBER if name == "n" else _any_of(self._phrases_of(name))

    def _make_scanner(self, width: int) -> Scanner:
        @cache
        def named(name: str) -> Beginnings:
            if name == "n":
                return scanner.unfinished(_NUMBER)
            found = (scanner.unfinished(phrase.short) for phrase in self._phrases_of(name))
            return frozenset[str]().union(*found)

        scanner = Scanner(width, named)
        return scanner


def _any_of(phrases: Iterable[_Phrase]) -> str:
    return f"(?:{'|'.join(phrase.full for phrase in phrases)})"


def _read_once(pattern: str) -> str:
    """The pattern, with its repetitions limited and matched in one way only.

    If a set contains a phrase twice, n repetitions of it could be matched in 2 ** n ways. And a
    long run of repeated phrases should not be read to its end from every word.
    """
    signs = [*pattern]
    for start, end in groups(pattern):
        if " " in pattern[start:end] and (times := _REPEATED.match(pattern, end)):
            signs[start], signs[end - 1] = "(?>(", f"){_WORD_ENDS})"
            if times[0] in _OFTEN and _HAS_LETTERS.search(pattern, start, end):
                signs[end] = _OFTEN[times[0]]
    return "".join(signs)


def spellings(word: str) -> set[str]:
    """The spellings of a word or pattern without diacritics: funf and fuenf for fünf."""
    if word.isascii():
        return {word}
    return {_without_diacritics(word), _without_diacritics(word.translate(_DIGRAPHS))}


def _without_diacritics(word: str) -> str:
    # ASCII is kept: it may be part of a pattern.
    return "".join(letter if letter.isascii() else fold(letter).text for letter in word)
