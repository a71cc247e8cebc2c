"""Lexemes: the words, signs and numbers of a text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from .letters import SEAM, fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .numbers import Numbers

_LEXEME: Final = re.compile(
    rf"(?:[$@|*][$@!|]?)?[^\W_]+(?:['@$!|*#+({SEAM}]+[^\W_]+)*(?:[@$](?![^\W_]))?"
    r"|\.+|[-+<>=%?!;:/,()]|(?<![\^_])\^(?![\^_])"
)
_BETWEEN: Final = re.compile(r"[+(]|[^+(]+")
"""Words and the signs between them, unless the signs are leet for letters."""
_SEAMS: Final = re.compile(rf"['{SEAM}]+")
"""Dropped from a word, unless they separate two words."""
_PIECE: Final = re.compile(rf"[^'{SEAM}]+")
NOUN: Final = "n"
"""Follows a number that names a card: `#2n` for Zweier."""
_TORN: Final = 6
"""The most pieces a word may be torn into, if they are not single letters."""
_WIDEST: Final = 28
"""The most lexemes in a spelled-out word, including the signs in between."""


class Lexeme(NamedTuple):
    """A word or sign, normalised. A number is `#` and its value, with `n` if it is a noun."""

    word: str
    start: int
    """Its place in the text as typed."""
    end: int

    @property
    def is_number(self) -> bool:
        """Whether it is a number."""
        return self.word[0] == "#"

    @property
    def value(self) -> int:
        """The value of a number."""
        return int(self.word.strip(f"#{NOUN}"))


def lexemes_of(text: str, numbers: Numbers) -> list[Lexeme]:
    """The words and signs of a text."""
    folded, places = fold(text)
    found: list[Lexeme] = []
    for match in _LEXEME.finditer(folded):
        word, at = match[0], match.start()
        is_whole = len(word) == 1 or word.isalnum()
        pieces = ((word, 0, len(word)),) if is_whole else _cut(word, numbers)
        for piece, start, end in pieces:
            found.append(Lexeme(piece, places[at + start], places[at + end - 1] + 1))
    return _punctuated([*_joined(found, numbers)], text)


def _punctuated(found: list[Lexeme], text: str) -> list[Lexeme]:
    """The same lexemes, with commas for dashes between blanks, unless numbers are on both sides."""
    for place in range(1, len(found) - 1):
        sign = found[place]
        if sign.word != "-" or not (text[sign.start - 1] + text[sign.end]).isspace():
            continue
        if not (found[place - 1].is_number and found[place + 1].is_number):
            found[place] = sign._replace(word=",")
    return found


def _cut(word: str, numbers: Numbers) -> Iterator[tuple[str, int, int]]:
    """The words and signs in a word, with their places: red+7 has three."""
    parts = [*_BETWEEN.finditer(word)]
    if len(parts) > 1 and not _is_any_number(parts, numbers) and numbers.value(word) is not None:
        yield word, 0, len(word)
        return
    for part in parts:
        yield from _unsewn(part[0], part.start(), numbers)


def _unsewn(word: str, at: int, numbers: Numbers) -> Iterator[tuple[str, int, int]]:
    """A word without its seams, or the words between the seams if one of them is a number."""
    whole = "." if word[0] == "." else _SEAMS.sub("", word).lstrip("#")
    pieces = [*_PIECE.finditer(word)]
    if len(pieces) > 1 and numbers.value(whole) is None and _is_any_number(pieces, numbers):
        for piece in pieces:
            yield piece[0], at + piece.start(), at + piece.end()
    elif whole:
        said = whole if numbers.value(whole) is not None else whole.strip("*|#") or whole
        yield said, at, at + len(word)


def _is_any_number(parts: list[re.Match[str]], numbers: Numbers) -> bool:
    return any(part[0].isalnum() and numbers.value(part[0]) is not None for part in parts)


def _joined(found: list[Lexeme], numbers: Numbers) -> Iterator[Lexeme]:
    """The lexemes, with those of a number joined into one."""
    place = 0
    while place < len(found):
        value, taken = _number_at(found, place, numbers)
        first, last = found[place], found[place + taken - 1]
        if value is None:
            yield first
        else:
            kind = NOUN if taken == 1 and numbers.is_noun(first.word) else ""
            yield Lexeme(f"#{value}{kind}", first.start, last.end)
        place += taken


def _number_at(found: list[Lexeme], place: int, numbers: Numbers) -> tuple[int | None, int]:
    """The number that begins here, and how many lexemes it takes up."""
    word = found[place].word
    if not (word.isalnum() or any(map(str.isalnum, word))):
        return None, 1
    value = numbers.value(word)
    if value is not None or not word.isalpha():
        return value, 1
    near = found[place : place + _WIDEST]
    value, taken = _pieces_at(near, numbers)
    if value is None and _is_interleaved(near):
        value, taken = _pieces_at(near[::2], numbers)
        if any(lexeme.word != near[1].word for lexeme in near[1 : 2 * taken - 1 : 2]):
            value = None
        return value, 2 * taken - 1 if value else 1
    return value, taken


def _is_interleaved(near: list[Lexeme]) -> bool:
    """Whether these may be single letters with one word in between: s x e x v x e x n."""
    return len(near) > 4 and near[1].word == near[3].word and len(near[0].word + near[2].word) == 2


def _pieces_at(near: list[Lexeme], numbers: Numbers) -> tuple[int | None, int]:
    """The longest number word that begins here, spelled (s-e-v-e-n) or torn (sev en)."""
    found_here: tuple[int | None, int] = (None, 1)
    joined, pieces = "", 0
    for taken, lexeme in enumerate(near, start=1):
        if not lexeme.word[0].isalnum():
            continue
        if not lexeme.word.isalpha():
            break
        joined += lexeme.word
        pieces += 1
        whole = pieces == len(joined) or pieces <= _TORN
        if pieces > 1 and whole and joined in numbers.torn:
            found_here = numbers.torn[joined], taken
        elif pieces == len(joined) and joined in numbers.spelled:
            found_here = numbers.spelled[joined], taken
        if not whole or joined not in numbers.beginnings:
            break
    return found_here
