"""The pro variant: only colours held, rows wanted, tricks possible, and who starts may be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .lines import Line
    from .vocabulary import Vocabulary


def what_pro_forbids(line: Line, words: Vocabulary) -> tuple[int, int] | None:
    """Where in the text the first thing stands that may not be said; None if all of it may."""
    said_something = False
    for sentence in line.sentences():
        if forbidden := _forbidden(sentence, words):
            return forbidden
        said_something = said_something or words.pro_point.search(sentence.text) is not None
    if said_something or not line.tokens:
        return None if line.tokens else (0, 0)
    return line.tokens[0].start, line.tokens[-1].end


def _forbidden(sentence: Line, words: Vocabulary) -> tuple[int, int] | None:
    if words.pro_whole.fullmatch(sentence.text):
        return None
    place = 0
    while place < len(sentence.text):
        match = words.pro_word.match(sentence.text, place)
        end = match.end() if match else _end_of_slip(sentence.text, place, words)
        if end is None:
            return sentence.span(place, place + 1)
        place = end + 1
    return None


def _end_of_slip(text: str, place: int, words: Vocabulary) -> int | None:
    """Where a word ends that is an allowed one misspelt; None if it is not."""
    word = text[place:].partition(" ")[0]
    if words.pro_never.match(text, place) or words.pro_slips.meant(word) is None:
        return None
    return place + len(word)
