"""Number words, including misspelt, stretched and reversed ones and leet."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from itertools import islice, product
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ..games.quick_easy.cards import NUMBERS
from .disguises import LEET, Disguises
from .expressions import Expression
from .foreign_numbers import FOREIGN
from .sounds import as_heard
from .typos import Typos, one_letter_less

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .source import Source

LARGEST: Final = 20
"""Larger numbers say nothing about cards: no two cards add up to more."""

_NEVER: Final = "(?!)"
_STRETCHED: Final = re.compile(r"(.)\1{2,}")
_DOUBLED: Final = re.compile(r"(.)\1+")
_LONG_ENOUGH: Final = 4
_MOST_READINGS: Final = 16
"""How many readings of a leet word are tried."""


class Numbers(Struct, frozen=True, dict=True):
    """The number words of a language, and what else reads as a number."""

    own: dict[str, int]
    """The number words of the language itself."""
    forms: dict[str, int]
    """The same, spelled as they sound, and those of other languages."""
    innocent: frozenset[str]
    """Words that look like number words but are not."""
    abbreviations: frozenset[str]
    torn: dict[str, int]
    """The language's own number words that are recognised even in pieces."""
    spelled: dict[str, int]
    """Words that are numbers only when spelled out letter by letter."""
    beginnings: frozenset[str]
    """The beginnings of number words in pieces."""
    unstretched: dict[str, int]
    """Number words without their double letters."""
    typos: Typos
    digits: Expression
    """Digits, perhaps with a suffix."""
    nouns: Expression
    """Number words that name a card."""
    measure: Expression
    """Digits with a unit, which never mean a card."""

    @classmethod
    def from_source(cls, source: Source) -> Numbers:
        """The numbers of a language."""
        own, weak = source.number_words(), source.plain("weak")
        innocent = weak | source.plain("lookalikes")
        abroad = FOREIGN | source.foreign_number_words()
        foreign = {word: n for word, n in abroad.items() if word not in innocent}
        respelled = as_heard(own, source.data["sounds"]).items()
        heard = {w: n for w, n in respelled if len(w) >= _LONG_ENOUGH and w not in innocent}
        torn = {word: n for word, n in own.items() if word.isalpha() and len(word) > 2}
        spelled = {
            **{less: n for word, n in torn.items() for less in _with_a_letter_missing(word)},
            **{word: 1 for word in sorted(weak) if word.isalpha() and len(word) > 2},
        }
        in_pieces = (word[:end] for word in (*torn, *spelled) for end in range(1, len(word) + 1))
        return cls(
            own=own,
            forms=heard | foreign | own,
            innocent=frozenset(innocent),
            abbreviations=frozenset(source.data["abbreviations"]),
            torn=torn,
            spelled=spelled,
            beginnings=frozenset(in_pieces),
            unstretched={_DOUBLED.sub(r"\1", word): n for word, n in own.items()},
            typos=Typos(sorted(own), _LONG_ENOUGH),
            digits=Expression(rf"(?P<digits>\d+)(?:{_any_of(source.data['suffixes'])})?"),
            nouns=Expression("|".join(source.data["nouns"])),
            measure=Expression(rf"\d+(?:{_any_of(source.data['units']) or _NEVER})"),
        )

    @cached_property
    def _by_length(self) -> dict[int, Disguises]:
        by_length: dict[int, list[str]] = {}
        long_enough = (form for form in self.forms if len(form) >= _LONG_ENOUGH)
        for form in dict.fromkeys((*self.own, *long_enough)):
            by_length.setdefault(len(form), []).append(form)
        return {length: Disguises(forms) for length, forms in by_length.items()}

    @cached_property
    def _read_digits(self) -> Callable[[str], re.Match[str] | None]:
        return self.digits.regex().fullmatch

    @cached_property
    def _is_noun(self) -> Callable[[str], re.Match[str] | None]:
        return self.nouns.regex().fullmatch

    @cached_property
    def _is_measure(self) -> Callable[[str], re.Match[str] | None]:
        return self.measure.regex().fullmatch

    @cached_property
    def value(self) -> Callable[[str], int | None]:
        """The number that a word stands for, or None."""
        # People say the same words over and over.
        return lru_cache(maxsize=10_000)(self._value)

    def is_noun(self, word: str) -> bool:
        """Whether a number word names a card and never counts, like the German Zweier."""
        return self._is_noun(word) is not None

    def _value(self, word: str) -> int | None:
        if word in self.forms:
            return self.forms[word]
        if word in self.innocent or word in self.abbreviations or self._is_measure(word):
            return None
        if word.isalpha():
            return self._disguised(word)
        return self._with_digits(word)

    def _with_digits(self, word: str) -> int | None:
        if match := self._read_digits(word):
            digits = match["digits"]
            value = int(digits) if len(digits) < 4 else LARGEST + 1
            return value if 0 < value <= LARGEST else None
        return self._in_leet(word) or self._glued(word)

    def _in_leet(self, word: str) -> int | None:
        """A number word with signs in place of letters (s3ven) or between them (s*e*v*e*n)."""
        letters = "".join(filter(str.isalnum, word))
        if letters.isalpha():
            value = self.forms.get(letters) or self._misspelt(letters)
            if value:
                return value
        if not any(map(str.isalpha, word)):
            return None
        for reading in (word, letters):
            known = self._by_length.get(len(reading))
            form = None if known is None else known.find(reading)
            if form is not None:
                return self.forms[form]
        return self._misspelt_in_leet(letters)

    def _misspelt_in_leet(self, word: str) -> int | None:
        """A number word with digits for letters and a typo on top (se7wen)."""
        readings = (LEET.get(sign, sign) if sign.isdigit() else sign for sign in word)
        found = map(self._misspelt, islice(map("".join, product(*readings)), _MOST_READINGS))
        return next(filter(None, found), None)

    def _glued(self, word: str) -> int | None:
        """A digit at one end of a word: r7, red7, 7even."""
        if not (word[0].isdigit() or word[-1].isdigit()):
            return None
        digits = "".join(filter(str.isdigit, word))
        return min(int(digits[:3]) or 1, max(NUMBERS))

    def _disguised(self, word: str) -> int | None:
        if (stretched := _STRETCHED.search(word)) or len(_DOUBLED.findall(word)) > 1:
            value = self.unstretched.get(_DOUBLED.sub(r"\1", word))
            return value or self._misspelt(_STRETCHED.sub(r"\1", word) if stretched else word)
        if len(word) >= _LONG_ENOUGH and word[::-1] in self.forms:
            return self.forms[word[::-1]]
        return self._misspelt(word) or self._interleaved(word)

    def _interleaved(self, word: str) -> int | None:
        """A number word with one letter repeated between all of its own (sxexvxexn)."""
        return self.torn.get(word[::2]) if len(word) % 2 and len({*word[1::2]}) == 1 else None

    def _misspelt(self, word: str) -> int | None:
        """The number of a number word with one typo."""
        is_known = word in self.own or word in self.innocent
        meant = () if is_known else self.typos.meant(word)
        return self.forms[meant[0]] if meant else None


def _any_of(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, words))


def _with_a_letter_missing(word: str) -> set[str]:
    """The forms of a long number word, one letter short, that count when spelled out."""
    return {*one_letter_less(word)} if len(word) > _LONG_ENOUGH else set()
