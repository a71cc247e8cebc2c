"""The words of a message as one line, separated by blanks, to search for patterns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .lexemes import Lexeme

ENDS: Final = frozenset(".!?;")


class WordLine:
    """A line of words that can trace any place back to the text as typed."""

    def __init__(self, lexemes: list[Lexeme]) -> None:
        self.lexemes = lexemes
        self.text = " ".join(lexeme.word for lexeme in lexemes)
        self._at: list[int] = []
        for number, lexeme in enumerate(lexemes):
            self._at.extend([number] * (len(lexeme.word) + 1))

    def words(self, start: int, end: int) -> range:
        """The indices of the lexemes between two places in the line."""
        return range(self._at[start], self._at[end - 1] + 1)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The span of the text as typed between two places in the line."""
        words = self.words(start, end)
        return self.lexemes[words[0]].start, self.lexemes[words[-1]].end

    def sentences(self) -> Iterator[WordLine]:
        """The sentences, each with its closing sign."""
        sentence: list[Lexeme] = []
        for lexeme in self.lexemes:
            sentence.append(lexeme)
            if lexeme.word in ENDS:
                yield WordLine(sentence)
                sentence = []
        if sentence:
            yield WordLine(sentence)
