"""The pro variant: players may only talk about colours, rows, tricks and who starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from .finder import Finder
from .typos import Typos, is_typo

if TYPE_CHECKING:
    from .source import Source
    from .word_line import WordLine

_FORBIDDEN: Final = ("low", "middle", "high", "leave", "small", "nothing", "not", "others")
"""Sets whose phrases the pro variant forbids."""
_NAMED: Final = ("{colour}", "{row}")
_LONG: Final = 5
"""Shorter words are never taken for typos."""
_ENOUGH: Final = 5
"""After this many unknown words, the rest of the sentence is not read."""


class ProWords(Struct, frozen=True):
    """What a language allows and forbids in the pro variant."""

    word: Finder
    """Allowed words and phrases."""
    point: Finder
    """What a message must be about: a colour, a row, a trick, the start."""
    whole: Finder
    """Allowed sentences, whatever their words."""
    never: Finder
    """Words that may not pass as the one unknown word."""
    words: frozenset[str]
    """The first words of `word`."""
    points: frozenset[str]
    """Single words that make a point."""
    named: frozenset[str]
    """The colours and rows among them."""
    never_words: frozenset[str]
    """The first words of `never`."""
    typos: Typos
    """Typos of all these words."""

    @classmethod
    def from_source(cls, source: Source) -> ProWords:
        """The words of a language."""
        data, patterns = source.data["pro"], source.patterns
        never = [*(f"{{{name}}}" for name in _FORBIDDEN), *data["never"]]
        point = patterns.finder(data["point"])
        words, never_words = patterns.first_words(data["word"]), patterns.first_words(never)
        points = {word for word in patterns.first_words(data["point"]) if point.match(word, 0)}
        return cls(
            word=patterns.finder(data["word"]),
            point=point,
            whole=patterns.finder(data["whole"]),
            never=patterns.finder(never),
            words=frozenset(words),
            points=frozenset(points),
            named=frozenset(points & patterns.first_words(_NAMED)),
            never_words=frozenset(never_words),
            typos=Typos(sorted({*words, *points, *never_words}), _LONG),
        )


def what_pro_forbids(line: WordLine, words: ProWords) -> tuple[int, int] | None:
    """The first part of the text that is not allowed, or None.

    One word of the message may be unknown (a stranger), since people misspell, speak dialect or are
    polite. The `never` list of the language has the words that may not slip through this way.
    """
    strangers, has_point = 0, False
    for sentence in line.sentences():
        reading = _Reading(sentence, words)
        strangers += len(reading.strangers)
        has_point = has_point or reading.has_point
        if reading.never is not None:
            return reading.never
        if strangers > 1:
            return reading.strangers[-1]
    if has_point:
        return None
    return (line.lexemes[0].start, line.lexemes[-1].end) if line.lexemes else (0, 0)


class _Reading:
    """A sentence, read word by word."""

    def __init__(self, sentence: WordLine, words: ProWords) -> None:
        self._sentence = sentence
        self._words = words
        self.strangers: list[tuple[int, int]] = []
        """The places of unknown words."""
        self.never: tuple[int, int] | None = None
        """The place of a word from the `never` list."""
        self.has_point = words.point.search(sentence.text) is not None
        if not words.whole.fullmatch(sentence.text):
            self._read()

    def _read(self) -> None:
        text, place = self._sentence.text, 0
        while place < len(text) and self.never is None and len(self.strangers) < _ENOUGH:
            match = self._words.word.match(text, place)
            place = 1 + (match.end() if match else self._unknown(place))

    def _unknown(self, place: int) -> int:
        """Judge a word that is not allowed as written; return where it ends."""
        words, text = self._words, self._sentence.text
        word = text[place:].partition(" ")[0]
        near = words.typos.meant(word)
        # Checked first: a misspelt colour may have an ending that `never` lists.
        is_named = is_typo(word, near, words.named) and word not in words.never_words
        if not is_named and (not word.isalpha() or words.never.match(text, place)):
            self.never = self._sentence.span(place, place + 1)
        elif is_named or is_typo(word, near, words.points):
            self.has_point = True
        elif not is_typo(word, near, words.words):
            span = self._sentence.span(place, place + 1)
            if is_typo(word, near, words.never_words):
                self.never = span
            else:
                self.strangers.append(span)
        return place + len(word)
