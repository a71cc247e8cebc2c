"""Signals found in what people type. Anything not understood is left out."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ..games.quick_easy.cards import COLOURS, Row
from ..limits import LONGEST_TEXT
from .expressions import Expression
from .lexemes import lexemes_of
from .numbers import Numbers
from .signals import Height, Hold, Leave, Nothing, Small, Start, Trick, Want
from .vocabulary import vocabulary_of
from .word_line import WordLine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .signals import Signal
    from .source import Source

_ROWS: Final = {"up": Row.ASCENDING, "down": Row.DESCENDING}
_KINDS: Final = {"trick": Trick, "small": Small, "want": Want}
"""The kinds of signal about a row, by set of phrases. The first that applies counts."""
_PHRASES: Final = (
    *("and", "have", "want", "leave", "small", "nothing", "not", "others", "trick"),
    *("start", "me", "you"),
)
# A colour with a height before it (a rather high yellow) or after it (the yellow one is high).
_CARD: Final = (
    "(?:(?P<before>{height}) (?:{glue} ){0,3})?"
    "(?P<colour>{colour})"
    "(?: (?:{glue} ){0,3}(?P<after>{height}))?"
)


def understand(text: str, language: str) -> tuple[Signal, ...]:
    """The signals in a text, in order, each once."""
    if len(text) > LONGEST_TEXT:
        return ()
    known = vocabulary_of(language)
    line, listener = WordLine(lexemes_of(text, known.part(Numbers))), known.part(Listener)
    heard = (signal for sentence in line.sentences() for signal in listener.hear(sentence.text))
    return tuple(dict.fromkeys(heard))


class Listener(Struct, frozen=True, dict=True):
    """Knows the phrases of a language by meaning."""

    phrases: dict[str, Expression]
    card: Expression
    clause_end: Expression

    @classmethod
    def from_source(cls, source: Source) -> Listener:
        """The listener of a language."""
        names = (*_PHRASES, *_ROWS, *COLOURS, *(each.value for each in Height))
        return cls(
            phrases={name: source.patterns.expression(f"{{{name}}}") for name in names},
            card=source.patterns.expression(_CARD),
            clause_end=source.patterns.expression("{and}|,"),
        )

    @cached_property
    def _regexes(self) -> dict[str, re.Pattern[str]]:
        return {name: phrase.regex() for name, phrase in self.phrases.items()}

    @cached_property
    def _card(self) -> re.Pattern[str]:
        return self.card.regex()

    @cached_property
    def _clause_end(self) -> re.Pattern[str]:
        return self.clause_end.regex()

    def hear(self, sentence: str) -> Iterator[Signal]:
        """The signals of one sentence."""
        if self._has("start", sentence):
            yield from self._starts(sentence)
            return
        if "?" in sentence:
            return
        rest = sentence
        if self._has("nothing", sentence):
            yield Nothing()
            rest = self._regexes["nothing"].sub(" ", sentence)
        if self._has("leave", rest):
            yield from map(Leave, self._only_row(rest))
        elif not self._has("not", rest) and not self._has("others", rest):
            yield from self._of_myself(rest)

    def _starts(self, sentence: str) -> Iterator[Signal]:
        """Who should start: not wanting to is asking the others."""
        me, you = self._has("me", sentence), self._has("you", sentence)
        is_negated = self._has("not", sentence)
        if me and not you and "?" not in sentence:
            yield Start("you" if is_negated else "me")
        elif you and not me and not is_negated:
            yield Start("you")

    def _of_myself(self, sentence: str) -> Iterator[Signal]:
        holding = self._has("have", sentence)
        for clause in self._clause_end.split(sentence):
            kind = next((k for name, k in _KINDS.items() if self._has(name, clause)), None)
            if holding or kind is None:
                yield from self._cards(clause)
            if kind is not None:
                yield from map(kind, self._only_row(clause))

    def _cards(self, clause: str) -> Iterator[Signal]:
        for match in self._card.finditer(clause):
            words = match["before"] or match["after"] or ""
            height = next((each for each in Height if self._is(each.value, words)), None)
            yield from (Hold(each, height) for each in COLOURS if self._is(each, match["colour"]))

    def _only_row(self, clause: str) -> list[Row]:
        """The row mentioned, if there is exactly one."""
        rows = [row for name, row in _ROWS.items() if self._has(name, clause)]
        return rows if len(rows) == 1 else []

    def _has(self, name: str, text: str) -> bool:
        return self._regexes[name].search(text) is not None

    def _is(self, name: str, text: str) -> bool:
        return self._regexes[name].fullmatch(text) is not None
