"""The words of a message in one line, with one blank between them, to look for patterns in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .tokens import Token

ENDS: Final = frozenset(".!?;")


class Line:
    """Words to look for patterns in, and the way back from a pattern to the words."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.text = " ".join(token.word for token in tokens)
        self._at: list[int] = []
        for number, token in enumerate(tokens):
            self._at.extend([number] * (len(token.word) + 1))

    def words(self, start: int, end: int) -> range:
        """The numbers of the tokens from one place of the line to another."""
        return range(self._at[start], self._at[end - 1] + 1)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where in the text as typed the words from one place of the line to another stand."""
        words = self.words(start, end)
        return self.tokens[words[0]].start, self.tokens[words[-1]].end

    def sentences(self) -> Iterator[Line]:
        """What stands between full stops and their like; the sign that ends it is its last word."""
        sentence: list[Token] = []
        for token in self.tokens:
            sentence.append(token)
            if token.word in ENDS:
                yield Line(sentence)
                sentence = []
        if sentence:
            yield Line(sentence)
