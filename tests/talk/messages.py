"""The labelled messages, and which of them are put aside.

A third of them, by a hash of the text, was put aside before the rules were written and is only
ever measured: whoever works on a vocabulary looks at the others.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent / "messages"
BEYOND: Final = frozenset({"coded", "disguised", "foreign", "reversed", "riddle", "tally"})
"""Kinds in which a number is hidden in a riddle or a code: counted apart."""


class Message(NamedTuple):
    """A message with its labels."""

    normal: bool
    """Whether the normal game allows it."""
    pro: bool
    kind: str
    text: str

    def allowed(self, variant: str) -> bool:
        """Whether it may be said in the variant."""
        return self.pro if variant == "pro" else self.normal

    @property
    def is_put_aside(self) -> bool:
        """Whether it belongs to the third that is only measured."""
        return sha256(self.text.encode()).digest()[0] % 3 == 0


@cache
def messages(language: str) -> tuple[Message, ...]:
    """All messages of a language."""
    text = (FOLDER / f"{language}.tsv").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if line and not line.startswith("#")]
    return tuple(_message(line) for line in lines)


def _message(line: str) -> Message:
    normal, pro, kind, text = line.split("\t")
    return Message(normal == "ok", pro == "ok", kind, text)
