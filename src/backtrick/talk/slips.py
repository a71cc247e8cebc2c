"""Slips of the fingers: words that are one letter away from words that are known."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

_Shelf: TypeAlias = "dict[str, list[str]]"
_Groups: TypeAlias = "dict[tuple[str, int], list[str]]"
"""Words by a letter and their length."""
_EMPTY: Final[_Shelf] = {}


class Slips(Struct, frozen=True, dict=True):
    """Known words, found again when a letter of them is missing, added, wrong or swapped.

    Two words that are one slip apart are alike once each has lost at most one letter. So a known
    word is filed under itself and under all that is left of it when it loses a letter. That makes a
    long list, most of which is never asked for, so it is made shelf by shelf: on a shelf lies what
    begins with the same letter and has the same length.
    """

    words: list[str]
    shortest: int
    """Shorter words are too close to too many others to guess at a slip."""

    def meant(self, word: str) -> list[str]:
        """The known words from which this one is a single slip away."""
        length = len(word)
        if length < self.shortest - 1:
            return []
        near = [*self._shelf(word[:1], length).get(word, ())]
        near += self._shelf(word[1:2], length - 1).get(word[1:], ())
        shelf = self._shelf(word[:1], length - 1)
        for place in range(1, length):
            near += shelf.get(word[:place] + word[place + 1 :], ())
        return [known for known in near if _is_one_slip(word, known)]

    @cached_property
    def _by_letter(self) -> tuple[_Groups, _Groups]:
        """The words by length and first letter, and by length and second letter."""
        by_first: _Groups = {}
        by_second: _Groups = {}
        for word in self.words:
            if len(word) >= self.shortest:
                by_first.setdefault((word[0], len(word)), []).append(word)
                by_second.setdefault((word[1], len(word)), []).append(word)
        return by_first, by_second

    @cached_property
    def _shelves(self) -> dict[tuple[str, int], _Shelf]:
        return {}

    def _shelf(self, letter: str, length: int) -> _Shelf:
        shelf = self._shelves.get((letter, length))
        return self._fill(letter, length) if shelf is None else shelf

    def _fill(self, letter: str, length: int) -> _Shelf:
        by_first, by_second = self._by_letter
        filed = [(word, word) for word in by_first.get((letter, length), ())]
        filed += [(word[1:], word) for word in by_second.get((letter, length + 1), ())]
        for word in by_first.get((letter, length + 1), ()):
            filed += [(word[:place] + word[place + 1 :], word) for place in range(1, length + 1)]
        if not filed:  # and not kept: a flood of rare letters must not fill the memory
            return _EMPTY
        shelf = self._shelves[letter, length] = {}
        for piece, word in filed:
            shelf.setdefault(piece, []).append(word)
        return shelf


def is_slip(word: str, near: list[str], words: frozenset[str]) -> bool:
    """Whether a word is none of these words, but one of them is near, one slip away."""
    return word not in words and not words.isdisjoint(near)


def one_letter_less(word: str) -> Iterator[str]:
    """The word without its first letter, without its second, and so on."""
    for place in range(len(word)):
        yield word[:place] + word[place + 1 :]


def _is_one_slip(word: str, known: str) -> bool:
    if len(word) != len(known):
        longer, shorter = (word, known) if len(word) > len(known) else (known, word)
        return len(longer) == len(shorter) + 1 and shorter in one_letter_less(longer)
    wrong = [place for place, letter in enumerate(word) if letter != known[place]]
    return len(wrong) == 1 or (
        len(wrong) == 2
        and wrong[1] == wrong[0] + 1
        and word[wrong[0]] == known[wrong[1]]
        and word[wrong[1]] == known[wrong[0]]
    )
