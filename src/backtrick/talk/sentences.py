"""Signals as sentences, from `locales/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..texts import Texts
from .signals import Hold, Nothing, Start

if TYPE_CHECKING:
    from .signals import Signal


def sentence_for(signal: Signal, language: str) -> str:
    """The sentence for a signal."""
    return Texts(language)(f"signal-{signal.name}", **_arguments(signal))


def _arguments(signal: Signal) -> dict[str, str]:
    if isinstance(signal, Hold):
        height = signal.height.value if signal.height else "none"
        return {"colour": signal.colour, "height": height}
    if isinstance(signal, Start):
        return {"who": signal.who}
    return {} if isinstance(signal, Nothing) else {"row": signal.row.name.lower()}
