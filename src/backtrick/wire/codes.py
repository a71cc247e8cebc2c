"""All codes with which something is refused, whoever refuses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..games.errors import Reason
from ..table.errors import Denial
from ..talk.checker import Refusal
from .errors import Fault

if TYPE_CHECKING:
    from enum import Enum

REFUSERS: Final[dict[str, type[Enum]]] = {
    "the rules": Reason,
    "the table": Denial,
    "the rules on talk": Refusal,
    "the server": Fault,
}
"""Who refuses something, and with which codes."""


def codes() -> tuple[str, ...]:
    """All codes."""
    return tuple(str(each.value) for refuser in REFUSERS.values() for each in refuser)


def text_of(code: str) -> str:
    """The id of the text for people that belongs to a code."""
    return code.replace("/", "-")
