"""Typos: words one letter away from known words."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

_Shelf: TypeAlias = "dict[str, list[str]]"
_Groups: TypeAlias = "dict[tuple[str, int], list[str]]"
"""Words, by one letter and their length."""
_EMPTY: Final[_Shelf] = {}


class Typos(Struct, frozen=True, dict=True):
    """Recognises known words with one letter missing, added, wrong or swapped.

    Words that are one typo apart become equal once each has lost at most one letter. So each known
    word is filed under itself and under each of its forms with a letter missing. Most of these are
    never needed, so they are filed by the shelf: the forms with one first letter and one length.
    """

    words: list[str]
    shortest: int
    """Shorter words are too close to too many others."""

    def meant(self, word: str) -> list[str]:
        """The known words that this word is a typo of."""
        length = len(word)
        if length < self.shortest - 1:
            return []
        near = [*self._shelf(word[:1], length).get(word, ())]
        near += self._shelf(word[1:2], length - 1).get(word[1:], ())
        shelf = self._shelf(word[:1], length - 1)
        for place in range(1, length):
            near += shelf.get(word[:place] + word[place + 1 :], ())
        return [known for known in near if _is_one_typo(word, known)]

    @cached_property
    def _by_letter(self) -> tuple[_Groups, _Groups]:
        """The words by first letter and length, and by second letter and length."""
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
        if not filed:  # not kept: a flood of rare letters must not fill the memory
            return _EMPTY
        shelf = self._shelves[letter, length] = {}
        for piece, word in filed:
            shelf.setdefault(piece, []).append(word)
        return shelf


def is_typo(word: str, near: list[str], words: frozenset[str]) -> bool:
    """Whether a word is a typo of one of these words, given the known words near it."""
    return word not in words and not words.isdisjoint(near)


def one_letter_less(word: str) -> Iterator[str]:
    """The word without its first letter, without its second, and so on."""
    for place in range(len(word)):
        yield word[:place] + word[place + 1 :]


def _is_one_typo(word: str, known: str) -> bool:
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
