"""Messages by an author who knew neither the patterns nor the word lists.

.venv/bin/python -m tests.talk.fresh            the errors of the checker, by kind
.venv/bin/python -m tests.talk.fresh --show de  also lists those among the messages not held out

Unlike `tests.talk.measure`, nothing is counted separately: riddles and codes are forbidden too.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.talk.measure import Share, is_right
from tests.talk.messages import Message, read_messages

if TYPE_CHECKING:
    from collections.abc import Iterable

_OPEN: Final = Path(__file__).parent
_ASIDE: Final = _OPEN / "aside"


@dataclass
class Errors:
    """The errors in one language, variant and half."""

    refused: Share
    """Allowed messages that were refused."""
    passed: Share
    """Forbidden messages that passed."""
    kinds: Counter[str] = field(default_factory=Counter[str])
    """How many errors, by kind of message."""


def fresh(language: str, *, aside: bool) -> list[Message]:
    """The messages of a language, held out or not."""
    return [*read_messages((_ASIDE if aside else _OPEN) / f"{language}.tsv")]


def errors(part: Iterable[Message], language: str, variant: str) -> Errors:
    """The errors among these messages."""
    judged = [(message, not is_right(message, language, variant)) for message in part]
    allowed = [wrong for message, wrong in judged if message.allowed(variant)]
    forbidden = [wrong for message, wrong in judged if not message.allowed(variant)]
    return Errors(
        Share(sum(allowed), len(allowed)),
        Share(sum(forbidden), len(forbidden)),
        Counter(message.kind for message, wrong in judged if wrong),
    )
