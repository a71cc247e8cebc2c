"""What may be said: everything but concrete numbers; in the pro variant, only a few things."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ..games.quick_easy.state import VARIANTS
from .finder import Finder
from .lines import Line
from .numbers import Numbers
from .pro import ProWords, what_pro_forbids
from .tokens import tokenise
from .vocabulary import vocabulary

if TYPE_CHECKING:
    from .source import Source

LONGEST: Final = 500
"""Letters that a message may have."""


class Refusal(Enum):
    """Why a message may not be said; the words for people are in `locales/`, by code."""

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
    """What the checker says of a message: allowed, or refused for what stands from start to end."""

    refusal: Refusal | None = None
    start: int = 0
    end: int = 0

    @property
    def allowed(self) -> bool:
        """Whether the message may be said."""
        return self.refusal is None


ALLOWED: Final = Verdict()


class NumberTalk(Struct, frozen=True):
    """How a language speaks of numbers."""

    innocent: Finder
    """Where a number names no card: two cards, ten o'clock."""
    implied: Finder
    """What gives a number away without saying it: twice the top."""

    @classmethod
    def made(cls, source: Source) -> NumberTalk:
        """That of a language."""
        return cls(
            innocent=source.patterns.finder(source.data["innocent"]),
            implied=source.patterns.finder(source.data["implied"]),
        )


def check(text: str, language: str, variant: str) -> Verdict:
    """Whether a message may be said in a game of `quick-easy`."""
    if variant not in VARIANTS:
        raise ValueError(f"no variant {variant!r}; there are {', '.join(VARIANTS)}")
    words = vocabulary(language)
    if len(text) > LONGEST:
        return Verdict(Refusal.TOO_LONG, LONGEST, len(text))
    line = Line(tokenise(text, words.part(Numbers)))
    number = _number_in(line, words.part(NumberTalk))
    if number is not None:
        return number
    if variant == "pro" and (span := what_pro_forbids(line, words.part(ProWords))):
        return Verdict(Refusal.NOT_IN_PRO, *span)
    return ALLOWED


def _number_in(line: Line, talk: NumberTalk) -> Verdict | None:
    """The first number that is said or given away."""
    if any(token.is_number for token in line.tokens):
        harmless = 0  # up to this word, every number names no card
        for place, match in enumerate(talk.innocent.by_word(line.text)):
            token = line.tokens[place]
            harmless = line.words(*match.span()).stop if match else harmless
            if token.is_number and place >= harmless:
                return Verdict(Refusal.NUMBER_SAID, token.start, token.end)
    if match := talk.implied.search(line.text):
        return Verdict(Refusal.NUMBER_IMPLIED, *line.span(*match.span()))
    return None
