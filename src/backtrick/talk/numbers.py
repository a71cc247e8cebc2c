"""Number words: which word says a number, also misspelt, stretched, turned round or in leet."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice, product
from typing import TYPE_CHECKING, Final

from .slips import Slips, one_letter_less

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LARGEST: Final = 20
"""Numbers beyond this say nothing of a card, not even as the sum of two."""

_LEET: Final = {
    "0": "o", "1": "ilj", "2": "z", "3": "e", "4": "a", "5": "s", "6": "gb", "7": "tszv", "8": "b",
    "9": "gq", "@": "a", "$": "s", "!": "i", "|": "il", "+": "t", "#": "h", "(": "c",
}  # fmt: skip
_ANY_LETTER: Final = "*"
_NEVER: Final = "(?!)"
_STRETCHED: Final = re.compile(r"(.)\1{2,}")
_DOUBLED: Final = re.compile(r"(.)\1+")
_LONG_ENOUGH: Final = 4
_MOST_READINGS: Final = 16
"""A word in leet can be read in many ways; so many are tried."""


class Numbers:
    """The number words of a language, and what else reads as one."""

    def __init__(
        self,
        forms: Mapping[str, int],
        foreign: Mapping[str, int],
        innocent: frozenset[str],
        *,
        weak: Iterable[str],
        suffixes: Iterable[str],
        abbreviations: Iterable[str],
        units: Iterable[str],
        nouns: Iterable[str],
    ) -> None:
        self._innocent = innocent
        self._forms = {word: n for word, n in foreign.items() if word not in innocent} | dict(forms)
        self._abbreviations = frozenset(abbreviations)
        self.torn = {word: n for word, n in forms.items() if word.isalpha() and len(word) > 2}
        """The number words of the language itself, which may stand in pieces."""
        self.spelled = {
            **{less: n for word, n in self.torn.items() for less in _with_a_letter_missing(word)},
            **{word: 1 for word in weak if word.isalpha() and len(word) > 2},
        }
        """Words that mostly say no number, or none at all, but why else would one spell them?"""
        words = (*self.torn, *self.spelled)
        self.beginnings = {word[:end] for word in words for end in range(1, len(word) + 1)}
        """What a number word in pieces begins with."""
        self._digits = re.compile(rf"(\d+)(?:{'|'.join(map(re.escape, suffixes))})?")
        self._nouns = re.compile("|".join(nouns))
        self._measure = re.compile(rf"\d+(?:{'|'.join(map(re.escape, units)) or _NEVER})")
        self._unstretched = {_DOUBLED.sub(r"\1", word): n for word, n in forms.items()}
        self._slips = Slips(forms, shortest=_LONG_ENOUGH, others=innocent)
        self._by_length: dict[int, list[str]] = {}
        for form in forms:
            self._by_length.setdefault(len(form), []).append(form)
        # People say the same words over and over.
        self.value = lru_cache(maxsize=10_000)(self._value)
        """The number that a word says, if it says one."""

    def is_noun(self, word: str) -> bool:
        """Whether a number word names a card, as Zweier does, and so never counts anything."""
        return self._nouns.fullmatch(word) is not None

    def _value(self, word: str) -> int | None:
        if word in self._forms:
            return self._forms[word]
        if word in self._innocent or word in self._abbreviations or self._measure.fullmatch(word):
            return None
        if word.isalpha():
            return self._disguised(word)
        return self._with_digits(word)

    def _with_digits(self, word: str) -> int | None:
        if match := self._digits.fullmatch(word):
            value = int(match[1]) if len(match[1]) < 4 else LARGEST + 1
            return value if 0 < value <= LARGEST else None
        return self._in_leet(word) or self._glued(word)

    def _in_leet(self, word: str) -> int | None:
        """A number word with signs for letters (s3ven) or between them (s*e*v*e*n)."""
        letters = "".join(filter(str.isalnum, word))
        if letters.isalpha():
            value = self._forms.get(letters) or self._misspelt(letters)
            if value:
                return value
        if not any(map(str.isalpha, word)):
            return None
        for reading in {word, letters}:
            for form in self._by_length.get(len(reading), ()):
                if _reads_as(reading, form):
                    return self._forms[form]
        return self._misspelt_in_leet(letters)

    def _misspelt_in_leet(self, word: str) -> int | None:
        """A number word with digits for letters and one slip besides (se7wen)."""
        readings = (_LEET.get(sign, sign) if sign.isdigit() else sign for sign in word)
        found = map(self._misspelt, islice(map("".join, product(*readings)), _MOST_READINGS))
        return next(filter(None, found), None)

    def _glued(self, word: str) -> int | None:
        """A digit at one end of a word: r7, red7, 7even."""
        if not (word[0].isdigit() or word[-1].isdigit()):
            return None
        digits = "".join(filter(str.isdigit, word))
        return min(int(digits[:3]) or 1, LARGEST)

    def _disguised(self, word: str) -> int | None:
        if (stretched := _STRETCHED.search(word)) or len(_DOUBLED.findall(word)) > 1:
            value = self._unstretched.get(_DOUBLED.sub(r"\1", word))
            return value or self._misspelt(_STRETCHED.sub(r"\1", word) if stretched else word)
        if len(word) >= _LONG_ENOUGH and word[::-1] in self._forms:
            return self._forms[word[::-1]]
        return self._misspelt(word) or self._interleaved(word)

    def _interleaved(self, word: str) -> int | None:
        """A number word with the same letter between all of its letters (sxexvxexn)."""
        return self.torn.get(word[::2]) if len(word) % 2 and len({*word[1::2]}) == 1 else None

    def _misspelt(self, word: str) -> int | None:
        """The number word from which this one is a single slip away."""
        meant = self._slips.meant(word)
        return None if meant is None else self._forms[meant]


def _with_a_letter_missing(word: str) -> set[str]:
    """A number word that is still recognised when it is spelled."""
    return {*one_letter_less(word)} if len(word) > _LONG_ENOUGH else set()


def _reads_as(word: str, form: str) -> bool:
    """Whether the digits and signs of the word look like the letters of the form."""
    return all(
        sign in {letter, _ANY_LETTER} or letter in _LEET.get(sign, "")
        for sign, letter in zip(word, form, strict=True)
    )
