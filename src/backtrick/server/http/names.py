"""Nicknames: short, visible, and unable to impersonate others."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ...limits import LONGEST_NAME
from ...table.names import PROGRAM_MARK, poses_as_bot
from ...wire.errors import Fault
from .problems import Problem

_JOINER: Final = "\N{ZERO WIDTH JOINER}"
"""Joins some emoji."""
_JOINED: Final = ("M", "Sk", "So")
"""What may precede a joiner; between letters it would make different names look the same."""
_BLANK: Final = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters and signs to Unicode, but invisible."""
_HEAPED: Final = 4
"""No language has this many accents on a letter; they would cover the lines around it."""
_UNSEEN: Final = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Control and format characters, including those that change the text direction."""
_SEEN: Final = ("L", "N", "P", "S")


def cleaned(name: str) -> str:
    """A nickname in normal form; a Problem if it is invalid."""
    text = _tidied(name)
    if poses_as_bot(text):
        raise Problem(400, Fault.BOT_NAME.code, "people could take it for the name of a bot")
    return text


def cleaned_for(name: str, *, is_program: bool) -> str:
    """The same; that of a program gets a mark instead of being refused for what it looks like."""
    if not is_program:
        return cleaned(name)
    return _tidied(PROGRAM_MARK + name.replace(PROGRAM_MARK.strip(), " "))


def _tidied(name: str) -> str:
    text = unicodedata.normalize("NFC", name.strip())
    kinds = [unicodedata.category(letter) for letter in text if letter != _JOINER]
    if _UNSEEN.intersection(kinds) or _BLANK.search(text) or _has_loose_joiner(text):
        raise _bad("characters that cannot be seen")
    if any(set(kinds[i : i + _HEAPED]) <= {"Mn", "Me"} for i in range(len(kinds) - _HEAPED + 1)):
        raise _bad("accents on accents")
    text = " ".join(text.split())
    marked = kinds[len(PROGRAM_MARK) :] if text.startswith(PROGRAM_MARK.strip()) else kinds
    if not any(kind.startswith(_SEEN) for kind in marked):
        raise _bad("nothing that can be seen")
    if len(text) > LONGEST_NAME:
        raise _bad(f"{len(text)} letters")
    return text


def _has_loose_joiner(text: str) -> bool:
    before = (unicodedata.category(text[i - 1]) for i, c in enumerate(text) if i and c == _JOINER)
    return text.startswith(_JOINER) or not all(kind.startswith(_JOINED) for kind in before)


def _bad(why: str) -> Problem:
    return Problem(
        400, Fault.BAD_NAME.code, f"a name has 1 to {LONGEST_NAME} letters; this has {why}"
    )
