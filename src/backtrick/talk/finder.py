"""Search for many patterns at once, trying at each word only those that can begin with it."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from .beginnings import OPEN
from .expressions import Expression, whole_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .beginnings import Beginnings

WIDTH: Final = 4
"""How many letters of a word decide which patterns are tried."""
_MOST_KEPT: Final = 20_000
"""A flood of rare letters must not fill the memory."""


class Finder(Struct, frozen=True, dict=True):
    """Searches words separated by single blanks. Where several patterns match, the first wins."""

    expressions: list[Expression]
    starts: dict[str, list[int]]
    """Indices into `expressions`, by beginning."""

    @classmethod
    def of(cls, patterns: Iterable[tuple[str, Beginnings]]) -> Finder:
        """A finder of patterns, each given with its beginnings."""
        expressions: list[Expression] = []
        starts: dict[str, list[int]] = {}
        for number, (pattern, beginnings) in enumerate(patterns):
            expressions.append(whole_words(pattern))
            for start in sorted(beginnings):
                starts.setdefault(start, []).append(number)
        return cls(expressions, starts)

    @cached_property
    def _regexes(self) -> dict[int, re.Pattern[str]]:
        """The patterns needed so far; most never are."""
        return {}

    @cached_property
    def _by_beginning(self) -> dict[str, list[re.Pattern[str]]]:
        """The patterns to try, by the first letters of a word."""
        return {}

    def match(self, text: str, place: int) -> re.Match[str] | None:
        """A match at this place, the start of a word."""
        tried = self._tried_at(text[place : place + WIDTH].partition(" ")[0])
        return next(filter(None, (regex.match(text, place) for regex in tried)), None)

    def fullmatch(self, text: str) -> bool:
        """Whether a pattern matches the whole text."""
        tried = self._tried_at(text.partition(" ")[0][:WIDTH])
        return any(regex.fullmatch(text) for regex in tried)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """All matches from left to right, without overlaps."""
        return filter(None, self.by_word(text))

    def by_word(self, text: str) -> Iterator[re.Match[str] | None]:
        """For each word, the match that begins there, or None."""
        place = free = 0
        kept = self._by_beginning
        for word in text.split(" "):
            found = None
            if place >= free:
                start = word[:WIDTH]
                # Nearly all time goes by here, so the words known already take no call.
                for regex in kept[start] if start in kept else self._tried_at(start):
                    if found := regex.match(text, place):
                        free = found.end()
                        break
            yield found
            place += len(word) + 1

    def search(self, text: str) -> re.Match[str] | None:
        """The first match."""
        return next(self.finditer(text), None)

    def _tried_at(self, start: str) -> list[re.Pattern[str]]:
        """The patterns that can match where a word starts like this."""
        if start in self._by_beginning:
            return self._by_beginning[start]
        if len(self._by_beginning) > _MOST_KEPT:
            self._by_beginning.clear()
        key = f"{start} "[:WIDTH]
        open_starts = (f"{key[:end]}{OPEN}" for end in range(WIDTH))
        found = {n for start in (key, *open_starts) for n in self.starts.get(start, ())}
        tried = [self._regex(number) for number in sorted(found)]
        self._by_beginning[start] = tried
        return tried

    def _regex(self, number: int) -> re.Pattern[str]:
        if number not in self._regexes:
            self._regexes[number] = self.expressions[number].regex()
        return self._regexes[number]
