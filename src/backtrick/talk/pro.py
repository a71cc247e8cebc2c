"""The pro variant: only colours held, rows wanted, tricks possible, and who starts may be said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from .finder import Finder
from .slips import Slips, is_slip

if TYPE_CHECKING:
    from .lines import Line
    from .source import Source

_FORBIDDEN: Final = ("low", "middle", "high", "leave", "small", "nothing", "not", "others")
"""Sets whose phrases the pro variant forbids."""
_NAMED: Final = ("{colour}", "{row}")
_LONG: Final = 5
"""A word of fewer letters is not taken for another, misspelt."""
_ENOUGH: Final = 5
"""So many strangers are no slips any more: what follows need not be read."""


class ProWords(Struct, frozen=True):
    """What may be said in the pro variant."""

    word: Finder
    """A word or phrase that may be said."""
    point: Finder
    """What a message must be about: a colour, a row, a trick, the start."""
    whole: Finder
    """Whole sentences that may be said, whatever words they are made of."""
    never: Finder
    """Words that, being unknown, are neither slips nor harmless."""
    words: frozenset[str]
    """The first words of `word`."""
    points: frozenset[str]
    """Words that are a point by themselves."""
    named: frozenset[str]
    """The colours and rows among them."""
    never_words: frozenset[str]
    """The first words of `never`."""
    slips: Slips
    """All of these, misspelt."""

    @classmethod
    def made(cls, source: Source) -> ProWords:
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
            slips=Slips(sorted({*words, *points, *never_words}), _LONG),
        )


def what_pro_forbids(line: Line, words: ProWords) -> tuple[int, int] | None:
    """Where in the text the first thing stands that may not be said; None if all of it may.

    One word of the message may be a stranger: people misspell, have a dialect, are polite. What
    such a word could give away stands in the language's `never` list.
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
    return (line.tokens[0].start, line.tokens[-1].end) if line.tokens else (0, 0)


class _Reading:
    """A sentence, read word by word."""

    def __init__(self, sentence: Line, words: ProWords) -> None:
        self._sentence = sentence
        self._words = words
        self.strangers: list[tuple[int, int]] = []
        """Where words stand that are not known."""
        self.never: tuple[int, int] | None = None
        """Where a word stands that may not even be a stranger."""
        self.has_point = words.point.search(sentence.text) is not None
        if not words.whole.fullmatch(sentence.text):
            self._read()

    def _read(self) -> None:
        text, place = self._sentence.text, 0
        while place < len(text) and self.never is None and len(self.strangers) < _ENOUGH:
            match = self._words.word.match(text, place)
            place = 1 + (match.end() if match else self._unknown(place))

    def _unknown(self, place: int) -> int:
        """Judge a word that is not known as it stands here; return where it ends."""
        words, text = self._words, self._sentence.text
        word = text[place:].partition(" ")[0]
        near = words.slips.meant(word)
        # A colour with a slip may end like a class of words in `never`; so it is asked for first.
        is_named = is_slip(word, near, words.named) and word not in words.never_words
        if not is_named and (not word.isalpha() or words.never.match(text, place)):
            self.never = self._sentence.span(place, place + 1)
        elif is_named or is_slip(word, near, words.points):
            self.has_point = True
        elif not is_slip(word, near, words.words):
            span = self._sentence.span(place, place + 1)
            if is_slip(word, near, words.never_words):
                self.never = span
            else:
                self.strangers.append(span)
        return place + len(word)
