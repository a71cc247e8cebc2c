"""Many patterns looked for at once: at each word, only those are tried that can begin like it."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from .beginnings import OPEN, alternatives, beginnings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_WIDTH: Final = 4
"""By so many letters the beginnings of words are told apart."""
_MOST_KEPT: Final = 20_000
"""A flood of rare letters must not fill the memory."""


class Finder:
    """Looks for patterns in words with one blank between them; the pattern named first wins."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self._patterns = [each for pattern in patterns for each in alternatives(pattern)]
        starts: dict[str, list[int]] = {}
        for number, pattern in enumerate(self._patterns):
            for start in beginnings(pattern, _WIDTH):
                starts.setdefault(start, []).append(number)
        self._starts = starts
        """By beginning, the numbers of the patterns that begin so."""
        self._by_beginning: dict[str, list[re.Pattern[str]]] = {}

    def match(self, text: str, place: int) -> re.Match[str] | None:
        """A match that begins at this place, where a word begins."""
        return self._match(text[place : place + _WIDTH].partition(" ")[0], text, place)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """All matches from left to right, none overlapping another."""
        return filter(None, self.by_word(text))

    def by_word(self, text: str) -> Iterator[re.Match[str] | None]:
        """The same, word by word: the match that begins there, if one does."""
        place = free = 0
        for word in text.split(" "):
            found = self._match(word, text, place) if place >= free else None
            free = found.end() if found else free
            yield found
            place += len(word) + 1

    def search(self, text: str) -> re.Match[str] | None:
        """The first match."""
        return next(self.finditer(text), None)

    def compile_all(self) -> None:
        """Compile every pattern, so that no text has to wait for it later."""
        for pattern in self._patterns:
            whole_words(pattern)

    def _match(self, word: str, text: str, place: int) -> re.Match[str] | None:
        key = f"{word} "[:_WIDTH]
        tried = self._by_beginning.get(key)
        for pattern in self._compiled(key) if tried is None else tried:
            if found := pattern.match(text, place):
                return found
        return None

    def _compiled(self, key: str) -> list[re.Pattern[str]]:
        """What can begin like that; patterns that no text calls for are never compiled."""
        if len(self._by_beginning) > _MOST_KEPT:
            self._by_beginning.clear()
        open_starts = (f"{key[:end]}{OPEN}" for end in range(_WIDTH))
        found = {n for start in (key, *open_starts) for n in self._starts.get(start, ())}
        tried = [whole_words(self._patterns[number]) for number in sorted(found)]
        self._by_beginning[key] = tried
        return tried


@cache
def whole_words(pattern: str) -> re.Pattern[str]:
    """The pattern, compiled so that it begins and ends where words do."""
    return re.compile(rf"(?<![a-z0-9#])(?:{pattern})(?![a-z0-9])")
