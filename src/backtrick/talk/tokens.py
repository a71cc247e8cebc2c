"""A text as words, with the numbers among them recognised."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from .letters import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .numbers import Numbers

_TOKEN: Final = re.compile(r"[$@|*]?[^\W_]+(?:['@$!|*#+(][^\W_]+)*|[-+<>=%?.!;:/,()]")
_TORN: Final = 6
"""Into how many pieces a word may be torn, besides its single letters."""
_WIDEST: Final = 28
"""How many tokens a spelled word may take, signs in between included."""


class Token(NamedTuple):
    """A word or a sign, undressed; a number is `#` and its value."""

    word: str
    start: int
    """Where it stands in the text as typed."""
    end: int

    @property
    def is_number(self) -> bool:
        """Whether it says a number."""
        return self.word[0] == "#"


def tokenise(text: str, numbers: Numbers) -> list[Token]:
    """The words and signs of a text."""
    folded = fold(text)
    found = [
        Token(
            match[0].replace("'", ""),
            folded.places[match.start()],
            folded.places[match.end() - 1] + 1,
        )
        for match in _TOKEN.finditer(folded.text)
    ]
    return [*_joined(found, numbers)]


def _joined(found: list[Token], numbers: Numbers) -> Iterator[Token]:
    """The tokens, with those that make up a number in one."""
    place = 0
    while place < len(found):
        value, taken = _number_at(found, place, numbers)
        first, last = found[place], found[place + taken - 1]
        yield first if value is None else Token(f"#{value}", first.start, last.end)
        place += taken


def _number_at(found: list[Token], place: int, numbers: Numbers) -> tuple[int | None, int]:
    """The number that begins here, and how many tokens it takes."""
    word = found[place].word
    if not word[-1].isalnum():
        return None, 1
    value = numbers.value(word)
    if value is not None or not word.isalpha():
        return value, 1
    return _pieces_at(found, place, numbers)


def _pieces_at(found: list[Token], place: int, numbers: Numbers) -> tuple[int | None, int]:
    """A number word that was spelled (s-e-v-e-n) or torn (sev en), beginning here."""
    joined, pieces = "", 0
    for taken, token in enumerate(found[place : place + _WIDEST], start=1):
        if not token.word[0].isalnum():
            continue
        if not token.word.isalpha():
            break
        joined += token.word
        pieces += 1
        whole = pieces == len(joined) or pieces <= _TORN
        if pieces > 1 and whole and joined in numbers.torn:
            return numbers.torn[joined], taken
        if pieces == len(joined) and joined in numbers.spelled:
            return numbers.spelled[joined], taken
        if not whole or joined not in numbers.beginnings:
            break
    return None, 1
