"""From what a vocabulary's file says to patterns that can be looked for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from .beginnings import alternatives, beginnings, groups
from .finding import Finder, whole_words
from .letters import SHOWN, fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_MACRO: Final = re.compile(r"\{([a-z_]+)\}")
_NUMBER: Final = r"#\d+n?"
_REPEATED: Final = re.compile(r"[*+]|\{\d")
_HAS_LETTERS: Final = re.compile("[a-z]")
_OFTEN: Final = {"*": "{0,8}", "+": "{1,8}"}
"""How often something is said that may be said any number of times."""
_WORD_ENDS: Final = "(?:(?<= )|(?![a-z0-9]))"
_LONGEST_WORD: Final = 24
_DIGRAPHS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


class Patterns:
    """Makes patterns in which {name} is any of a set's phrases, and {n} a number."""

    def __init__(self, sets: Mapping[str, Iterable[str]]) -> None:
        self._sets = {name: [*phrases] for name, phrases in sets.items()}
        for name, word in SHOWN.items():
            self._sets.get(name, []).append(word)
        self._meanings = {"n": _NUMBER}

    def one(self, *patterns: str) -> re.Pattern[str]:
        """One expression for all of them; words stand with one blank between them."""
        return whole_words(self.any_of(patterns))

    def finder(self, patterns: Iterable[str]) -> Finder:
        """All of them, to be looked for in long texts."""
        return Finder(self.expanded(patterns))

    def any_of(self, patterns: Iterable[str]) -> str:
        """An alternation of all of them."""
        return f"(?:{'|'.join(self.expanded(patterns))})"

    def expanded(self, patterns: Iterable[str]) -> list[str]:
        """Without names; the longest first, so that a phrase is preferred to its first word."""
        plain = {
            spelling for pattern in map(_read_once, patterns) for spelling in spellings(pattern)
        }
        expanded = {_MACRO.sub(lambda match: self._meaning(match[1]), each) for each in plain}
        return sorted(expanded, key=lambda each: (-len(each), each))

    def first_words(self, patterns: Iterable[str]) -> set[str]:
        """The words that they can begin with, as far as they can be listed."""
        cut = (each for pattern in self.expanded(patterns) for each in alternatives(pattern))
        starts = {start for each in cut for start in beginnings(each, _LONGEST_WORD)}
        return {start[:-1] for start in starts if start.endswith(" ") and start[:-1].isalpha()}

    def _meaning(self, name: str) -> str:
        if name not in self._meanings:
            self._meanings[name] = self.any_of(self._sets[name])
        return self._meanings[name]


def _read_once(pattern: str) -> str:
    """The pattern, with the phrases that it repeats read in one way only, and not too often.

    What a set knows in two ways could else be read in 2 ** n ways when said n times; and however
    often something is said, from each place on only so much of it is read.
    """
    signs = [*pattern]
    for start, end in groups(pattern):
        if " " in pattern[start:end] and (times := _REPEATED.match(pattern, end)):
            signs[start], signs[end - 1] = "(?>(", f"){_WORD_ENDS})"
            if times[0] in _OFTEN and _HAS_LETTERS.search(pattern, start, end):
                signs[end] = _OFTEN[times[0]]
    return "".join(signs)


def spellings(word: str) -> set[str]:
    """The ways to write a word, or a pattern of words, without diacritics: fünf, funf, fuenf."""
    if word.isascii():
        return {word}
    return {_without_diacritics(word), _without_diacritics(word.translate(_DIGRAPHS))}


def _without_diacritics(word: str) -> str:
    # What is ASCII stays as it is, since it may be part of a pattern.
    return "".join(letter if letter.isascii() else fold(letter).text for letter in word)
