"""All codes of refusals."""

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
"""The codes, by who refuses."""


def codes() -> tuple[str, ...]:
    """All codes."""
    return tuple(str(each.value) for refuser in REFUSERS.values() for each in refuser)


def text_of(code: str) -> str:
    """The id of a code's text for people."""
    return code.replace("/", "-")
