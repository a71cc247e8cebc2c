"""All codes of refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from ..games.errors import Reason
from ..store.errors import StoreCode
from ..table.errors import Denial
from ..talk.checker import Refusal
from .analyses import CoachFault
from .errors import Fault

if TYPE_CHECKING:
    from enum import Enum


def _of(kind: type[Enum]) -> tuple[str, ...]:
    return tuple(str(each.value) for each in kind)


REFUSERS: Final[dict[str, tuple[str, ...]]] = {
    "the rules": _of(Reason),
    "the table": _of(Denial),
    "the rules on talk": _of(Refusal),
    "the server": _of(Fault),
    "the coach": _of(CoachFault),
    "the store": get_args(StoreCode),
}
"""The codes, by who refuses."""


def codes() -> tuple[str, ...]:
    """All codes."""
    return tuple(code for refuser in REFUSERS.values() for code in refuser)


def text_of(code: str) -> str:
    """The id of a code's text for people."""
    return code.replace("/", "-")
