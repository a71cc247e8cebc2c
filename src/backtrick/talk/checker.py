"""What players may say: no card numbers, and in the pro variant only a few things."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ..games.quick_easy.state import VARIANTS
from ..limits import LONGEST_TEXT
from .finder import Finder
from .numbers import Numbers
from .pro import ProWords, what_pro_forbids
from .tokens import tokenise
from .vocabulary import vocabulary_of
from .word_line import WordLine

if TYPE_CHECKING:
    from .source import Source


class Refusal(Enum):
    """Why a message is refused. The texts for people are in `locales/`, by code."""

    TOO_LONG = "talk/too-long"
    NUMBER_SAID = "talk/number-said"
    NUMBER_IMPLIED = "talk/number-implied"
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
    implied: Finder
    """Phrases that give a number away without saying it: twice the top."""

    @classmethod
    def from_source(cls, source: Source) -> NumberTalk:
        """The patterns of a language."""
        return cls(
            innocent=source.patterns.finder(source.data["innocent"]),
            implied=source.patterns.finder(source.data["implied"]),
        )


def check(text: str, language: str, variant: str) -> Verdict:
    """Whether a message is allowed in a game of `quick-easy`."""
    if variant not in VARIANTS:
        raise ValueError(f"no variant {variant!r}; there are {', '.join(VARIANTS)}")
    known = vocabulary_of(language)
    if len(text) > LONGEST_TEXT:
        return Verdict(Refusal.TOO_LONG, LONGEST_TEXT, len(text))
    line = WordLine(tokenise(text, known.part(Numbers)))
    number = _number_in(line, known.part(NumberTalk))
    if number is not None:
        return number
    if variant == "pro" and (span := what_pro_forbids(line, known.part(ProWords))):
        return Verdict(Refusal.NOT_IN_PRO, *span)
    return ALLOWED


def _number_in(line: WordLine, talk: NumberTalk) -> Verdict | None:
    """The first number that is said or given away."""
    if any(token.is_number for token in line.tokens):
        harmless = 0  # numbers before this word name no card
        for place, match in enumerate(talk.innocent.by_word(line.text)):
            token = line.tokens[place]
            harmless = line.words(*match.span()).stop if match else harmless
            if token.is_number and place >= harmless:
                return Verdict(Refusal.NUMBER_SAID, token.start, token.end)
    if match := talk.implied.search(line.text):
        return Verdict(Refusal.NUMBER_IMPLIED, *line.span(*match.span()))
    return None
