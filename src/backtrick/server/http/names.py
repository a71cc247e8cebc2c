"""Nicknames: short, visible, and unable to pass themselves off as something else."""

from __future__ import annotations

import unicodedata
from typing import Final

from ...wire.errors import Fault
from .problems import Problem

LONGEST: Final = 40

_JOINER: Final = "\N{ZERO WIDTH JOINER}"
"""Without it some emoji would fall apart."""
_UNSEEN: Final = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Control and format characters, those that turn the direction of writing included."""
_SEEN: Final = ("L", "N", "P", "S")


def cleaned(name: str) -> str:
    """A nickname in its one form; a Problem if it is none."""
    text = unicodedata.normalize("NFC", name.strip())
    kinds = [unicodedata.category(letter) for letter in text if letter != _JOINER]
    if _UNSEEN.intersection(kinds):
        raise _bad("control characters")
    text = " ".join(text.split())
    if not any(kind.startswith(_SEEN) for kind in kinds):
        raise _bad("nothing that can be seen")
    if len(text) > LONGEST:
        raise _bad(f"{len(text)} letters")
    return text


def _bad(why: str) -> Problem:
    return Problem(400, Fault.BAD_NAME.code, f"a name has 1 to {LONGEST} letters; this has {why}")
