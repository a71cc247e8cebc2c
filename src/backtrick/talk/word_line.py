"""The words of a message as one line, separated by blanks, to search for patterns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .tokens import Token

ENDS: Final = frozenset(".!?;")


class WordLine:
    """A line of words that can trace any place back to the text as typed."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.text = " ".join(token.word for token in tokens)
        self._at: list[int] = []
        for number, token in enumerate(tokens):
            self._at.extend([number] * (len(token.word) + 1))

    def words(self, start: int, end: int) -> range:
        """The indices of the tokens between two places in the line."""
        return range(self._at[start], self._at[end - 1] + 1)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The span of the text as typed between two places in the line."""
        words = self.words(start, end)
        return self.tokens[words[0]].start, self.tokens[words[-1]].end

    def sentences(self) -> Iterator[WordLine]:
        """The sentences, each with its closing sign."""
        sentence: list[Token] = []
        for token in self.tokens:
            sentence.append(token)
            if token.word in ENDS:
                yield WordLine(sentence)
                sentence = []
        if sentence:
            yield WordLine(sentence)
