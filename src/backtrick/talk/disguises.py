"""Words with digits and signs in place of letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

LEET: Final = {
    "0": "o", "1": "ilj", "2": "z", "3": "e", "4": "a", "5": "s", "6": "gb", "7": "tszv", "8": "b",
    "9": "gq", "@": "a", "$": "s", "!": "i", "|": "il", "+": "t", "#": "h", "(": "c",
}  # fmt: skip
"""The letters that a digit or sign looks like."""
_ANY_LETTER: Final = "*"


class Disguises:
    """Words of one length, found however they are disguised.

    There are thousands of number words, and a message may have a hundred words in disguise. So the
    words are not compared one by one: each letter at each place has a number whose bits are the
    words with that letter there.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words
        self._having: dict[tuple[int, str], int] = {}
        for number, word in enumerate(words):
            for at in enumerate(word):
                self._having[at] = self._having.get(at, 0) | 1 << number

    def find(self, disguised: str) -> str | None:
        """The first word that it may stand for."""
        left = (1 << len(self._words)) - 1
        for place, sign in enumerate(disguised):
            if sign != _ANY_LETTER:
                left &= self._with(place, sign)
            if not left:
                return None
        return self._words[(left & -left).bit_length() - 1]

    def _with(self, place: int, sign: str) -> int:
        """The words with a letter at a place that the sign looks like."""
        found = self._having.get((place, sign), 0)
        for letter in LEET.get(sign, ""):
            found |= self._having.get((place, letter), 0)
        return found
