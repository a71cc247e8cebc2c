"""What players may say: no card numbers, and in the pro variant only a few things."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ..games.quick_easy.cards import NUMBERS
from ..games.quick_easy.state import VARIANTS
from ..limits import LONGEST_TEXT
from .counted_signs import BEATS, PATTERNS, with_runs
from .finder import Finder
from .lexemes import lexemes_of
from .numbers import Numbers
from .pro import ProWords, what_pro_forbids
from .vocabulary import vocabulary_of
from .word_line import WordLine

if TYPE_CHECKING:
    from .lexemes import Lexeme
    from .source import Source


class Refusal(Enum):
    """Why a message is refused. The texts for people are in `locales/`, by code."""

    TOO_LONG = "talk/too-long"
    NUMBER_SAID = "talk/number-said"
    NUMBER_IMPLIED = "talk/number-implied"
    NUMBER_IN_PRO = "talk/number-in-pro"
    NOT_IN_PRO = "talk/not-in-pro"

    @property
    def code(self) -> str:
        """The stable code, e.g. `talk/number-said`."""
        return self.value


@dataclass(frozen=True, slots=True)
class Verdict:
    """Allowed, or refused for the characters from start to end."""

    refusal: Refusal | None = None
    start: int = 0
    end: int = 0

    @property
    def allowed(self) -> bool:
        """Whether the message is allowed."""
        return self.refusal is None


ALLOWED: Final = Verdict()


class NumberTalk(Struct, frozen=True):
    """How a language talks about numbers."""

    innocent: Finder
    """Numbers that name no card: two cards, ten o'clock."""
    chat: Finder
    """Numbers that name no card either, unless the message mentions cards: at eight."""
    cards: Finder
    """Words that mention cards."""
    implied: Finder
    """Phrases that give a number away without saying it: twice the top."""
    sums: Finder
    """What is said with a number that no card has, if it tells about cards: together, plus."""
    counted_signs: Finder
    """Where signs in a row count something."""

    @classmethod
    def from_source(cls, source: Source) -> NumberTalk:
        """The patterns of a language."""
        return cls(
            innocent=source.patterns.finder(source.data["innocent"]),
            chat=source.patterns.finder(source.data["chat"]),
            cards=source.patterns.finder(source.data["cards"]),
            implied=source.patterns.finder([*source.data["implied"], *BEATS]),
            sums=source.patterns.finder(source.data["sums"]),
            counted_signs=source.patterns.finder(PATTERNS),
        )


def check(text: str, language: str, variant: str) -> Verdict:
    """Whether a message is allowed in a game of `quick-easy`."""
    if variant not in VARIANTS:
        raise ValueError(f"no variant {variant!r}; there are {', '.join(VARIANTS)}")
    known = vocabulary_of(language)
    if len(text) > LONGEST_TEXT:
        return Verdict(Refusal.TOO_LONG, LONGEST_TEXT, len(text))
    line = WordLine(lexemes_of(text, known.part(Numbers)))
    talk = known.part(NumberTalk)
    number = _number_in(line, talk) or _number_marked(text, line, talk)
    if number is not None:
        # Its own code, because pro forbids what the other texts advise: to say roughly how high.
        return replace(number, refusal=Refusal.NUMBER_IN_PRO) if variant == "pro" else number
    if variant == "pro" and (span := what_pro_forbids(line, known.part(ProWords))):
        return Verdict(Refusal.NOT_IN_PRO, *span)
    return ALLOWED


def _number_in(line: WordLine, talk: NumberTalk) -> Verdict | None:
    """The first number that is said or given away."""
    if number := _number_said(line, talk):
        return Verdict(Refusal.NUMBER_SAID, number.start, number.end)
    if match := talk.implied.search(line.text):
        return Verdict(Refusal.NUMBER_IMPLIED, *line.span(*match.span()))
    return None


def _number_said(line: WordLine, talk: NumberTalk) -> Lexeme | None:
    if not any(lexeme.is_number for lexeme in line.lexemes):
        return None
    around = _Around(line, talk)
    harmless = 0  # numbers before this word name no card
    for place, match in enumerate(talk.innocent.by_word(line.text)):
        lexeme = line.lexemes[place]
        harmless = line.words(*match.span()).stop if match else harmless
        if lexeme.is_number and place >= harmless and around.tells(place):
            return lexeme
    return None


class _Around:
    """What the rest of a message says about its numbers, read only where it matters."""

    def __init__(self, line: WordLine, talk: NumberTalk) -> None:
        self._line = line
        self._talk = talk

    def tells(self, place: int) -> bool:
        """Whether the number at this place can tell something about a card."""
        is_card = self._line.lexemes[place].value in NUMBERS
        return (is_card or self._has_sums) and place not in self._chat

    @cached_property
    def _has_sums(self) -> bool:
        """Whether a number that no card has may be the sum of two."""
        return self._talk.sums.search(self._line.text) is not None

    @cached_property
    def _chat(self) -> set[int]:
        """The places of numbers that are harmless because the message mentions no cards."""
        if self._talk.cards.search(self._line.text):
            return set()
        found = self._talk.chat.finditer(self._line.text)
        return {place for match in found for place in self._line.words(*match.span())}


def _number_marked(text: str, line: WordLine, talk: NumberTalk) -> Verdict | None:
    """The first number that is given away by this many signs."""
    lexemes = with_runs(text, line.lexemes)
    if lexemes is None:
        return None
    line = WordLine(lexemes)
    match = talk.counted_signs.search(line.text)
    return Verdict(Refusal.NUMBER_IMPLIED, *line.span(*match.span())) if match else None
