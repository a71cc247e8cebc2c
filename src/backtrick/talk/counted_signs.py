"""Counted signs: signs and pictures in a row, as many as the number of a card."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from .lexemes import Lexeme

if TYPE_CHECKING:
    from collections.abc import Iterator

_SKIN: Final = "\ufe0f\U0001f3fb-\U0001f3ff"
_RUN: Final = re.compile(
    rf"(?P<sign>[^\w\s()'\"^,<>\[\]{{}}{_SKIN}]|_)(?:[{_SKIN}]*\s?(?P=sign))+[{_SKIN}]*"
    r"|(?<![^\W_])(?P<letter>[xo])(?:\s?(?P=letter))+(?![^\W_])"
    r"|(?<![^\W_])(?P<stroke>[il])(?P=stroke)+(?![^\W_])",
    re.IGNORECASE,
)
_STROKES: Final = frozenset("|¦•·●○■□▪▫◦∙⚫⚪◼◻⬛⬜/\\")
"""Signs that hardly anybody types but to count."""
_DOTS: Final = frozenset(".…;:@&%$")
_SHOUTS: Final = frozenset("!?")
"""Signs that people repeat without counting."""
_COLOURED: Final = re.compile(r"\b(?:RED|BLUE|GREEN|YELLOW|PURPLE)\b.* (?:CIRCLE|SQUARE)")
_CHEERS: Final = re.compile(
    r"FACE|HEART|THUMBS|CLAPPING|HANDS|HAND SIGN|FIRE|PARTY|CONFETTI|SPARKLES|BICEPS|KISS|SKULL"
    r"|PERSON|SPARKLING|TROPHY|ROCKET|ARROW|FINGER|MONKEY|BALLOON|EYES"
)
_CHEERED: Final = re.compile("FACE|HEART|KISS|ARROW|MONKEY|EYES")
"""Those that say nothing before a colour either."""
_ANIMALS: Final = frozenset(map(chr, range(0x1F400, 0x1F43F)))
"""Some have faces, too."""
_FEWEST: Final = 3
"""Fewer may be two cards of a colour, or a dash."""
_WORDS: Final = ("signstroke", "signrule", "signheap")
_COUNTED: Final = f"(?:{'|'.join(_WORDS)})"

PATTERNS: Final = (
    "signtally",
    f"{{colour}} (?:{{link}} ){{0,3}}{_COUNTED}",
    f"{{have}} (?:{{link}} ){{0,3}}{_COUNTED}",
    f"{_COUNTED} (?:{{link}} ){{0,3}}{{colour}}",
    "^signclap (?:{link} ){0,3}{colour}(?= [.!,]|$)",
    "^(?:signcheer|signshout) (?:{link} ){1,3}{colour}(?= [.!,]|$)",
    "(?:{colour}|{have}) (?:{link} ){0,3}[:=] (?:signclap|signcheer|signshout|signdots)$",
)
"""Where signs count something, in any language. `link` are small words."""
BEATS: Final = (
    "{beat}(?: (?:[,.-] )?{beat}){1,9} (?:[,.:=-] )?(?:{link} ){0,3}{colour}",
    "{colour} (?:[,.:=-] )?(?:{link} ){0,3}{beat}(?: (?:[,.-] )?{beat}){1,9}",
)
"""The same for sounds: knock knock knock."""


def with_runs(text: str, lexemes: list[Lexeme]) -> list[Lexeme] | None:
    """The lexemes, with each run of signs as one; None if there is no run."""
    runs = [*_runs(text)]
    if not runs:
        return None
    inside = {place for run in runs for place in range(run.start, run.end)}
    others = (lexeme for lexeme in lexemes if lexeme.start not in inside)
    return sorted([*others, *runs], key=lambda lexeme: lexeme.start)


def _runs(text: str) -> Iterator[Lexeme]:
    for run in _RUN.finditer(text):
        sign = run["sign"]
        word = _word(sign, run[0].count(sign), run, text) if sign else "signrule"
        if word is not None:
            yield Lexeme(word, *run.span())


def _word(sign: str, count: int, run: re.Match[str], text: str) -> str | None:
    """What a run of a sign is to the patterns."""
    if sign in _SHOUTS | _DOTS:
        return ("signshout" if sign in _SHOUTS else "signdots") if count >= _FEWEST else None
    if sign in _STROKES:
        alone = count >= _FEWEST and sign not in "/\\"
        return "signtally" if alone else "signstroke" if _stands_alone(run, text) else None
    if unicodedata.category(sign) == "So":
        return _picture(sign, count)
    enough = count >= _FEWEST or sign in "*#+"
    return "signrule" if enough and _stands_alone(run, text) else None


def _picture(sign: str, count: int) -> str | None:
    name = unicodedata.name(sign, "")
    if sign in _ANIMALS:
        return "signheap"
    if _COLOURED.search(name):
        return "signtally" if count >= _FEWEST else None
    if _CHEERED.search(name):
        return "signcheer"
    return "signclap" if _CHEERS.search(name) else "signheap"


def _stands_alone(run: re.Match[str], text: str) -> bool:
    before, after = text[: run.start()][-1:], text[run.end() :][:1]
    return (not before or before in " :=(") and (not after or after in " ,.;)!?")
