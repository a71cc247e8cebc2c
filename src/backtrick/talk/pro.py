"""The pro variant: only colours held, rows wanted, tricks possible, and who starts may be said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .slips import Slips

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .lines import Line
    from .patterns import Patterns

_FORBIDDEN: Final = ("low", "middle", "high", "leave", "small", "nothing", "not", "others")
"""Sets whose phrases the pro variant forbids."""
_NAMED: Final = ("{colour}", "{row}")
_LONG: Final = 5
"""A word of fewer letters is not taken for another, misspelt."""
_ENOUGH: Final = 5
"""So many strangers are no slips any more: what follows need not be read."""


class ProWords:
    """What a language's file says of the pro variant."""

    def __init__(self, data: Mapping[str, Iterable[str]], patterns: Patterns) -> None:
        self.word = patterns.finder(data["word"])
        """A word or phrase that may be said."""
        self.point = patterns.finder(data["point"])
        """What a message must be about: a colour, a row, a trick, the start."""
        self.whole = patterns.one(*data["whole"])
        """Whole sentences that may be said, whatever words they are made of."""
        never = [*(f"{{{name}}}" for name in _FORBIDDEN), *data["never"]]
        self.never = patterns.finder(never)
        """Words that, being unknown, are neither slips nor harmless."""
        never_words = patterns.first_words(never)
        self.never_slips = Slips(never_words, shortest=_LONG)
        """Those, misspelt."""
        self.slips = Slips(patterns.first_words(data["word"]), shortest=_LONG)
        """The words of `word`, misspelt."""
        points = {word for word in patterns.first_words(data["point"]) if self.point.match(word, 0)}
        self.point_slips = Slips(points, shortest=_LONG)
        """The words that are a point by themselves, misspelt."""
        named = points & patterns.first_words(_NAMED)
        self.named_slips = Slips(named, shortest=_LONG, others=never_words)
        """The colours and rows among them, misspelt, but not as a word of `never`."""


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
        # A colour with a slip may end like a class of words in `never`; so it is asked for first.
        is_named = words.named_slips.meant(word) is not None
        if not is_named and (not word.isalpha() or words.never.match(text, place)):
            self.never = self._sentence.span(place, place + 1)
        elif is_named or words.point_slips.meant(word):
            self.has_point = True
        elif not words.slips.meant(word):
            self._judge_stranger(word, place)
        return place + len(word)

    def _judge_stranger(self, word: str, place: int) -> None:
        span = self._sentence.span(place, place + 1)
        if self._words.never_slips.meant(word):
            self.never = span
        else:
            self.strangers.append(span)
