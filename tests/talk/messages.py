"""The labelled messages, and which of them are held out.

A third, chosen by a hash of the text, was held out before the rules were written, and is only
measured. Work on a vocabulary looks at the others.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = Path(__file__).parent / "messages"
BEYOND: Final = frozenset({"coded", "disguised", "foreign", "reversed", "riddle", "tally"})
"""Kinds that hide a number in a riddle or a code, counted separately."""


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
        """Whether it is held out."""
        return sha256(self.text.encode()).digest()[0] % 3 == 0


@cache
def messages(language: str) -> tuple[Message, ...]:
    """All messages of a language."""
    return tuple(read_messages(FOLDER / f"{language}.tsv"))


def read_messages(file: Path) -> Iterator[Message]:
    """The messages of a file: `ok` or `no` for normal and for pro, a kind, a text."""
    for line in file.read_text(encoding="utf-8").split("\n"):
        if line and not line.startswith("#"):
            normal, pro, kind, text = line.split("\t")
            yield Message(normal == "ok", pro == "ok", kind, text)
