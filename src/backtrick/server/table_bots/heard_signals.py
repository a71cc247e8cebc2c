"""What bots understand of what is said: signals as they are, and those in a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...talk import SIGNALS, understand

if TYPE_CHECKING:
    from ...table.events import Said
    from ...talk import Signal
    from .messages import Heard

_SIGNALS: Final = {str(signal): signal for signal in SIGNALS}


def signals_in(said: Said | Heard) -> tuple[Signal, ...]:
    """The signals in what was said."""
    if not said.text:
        return tuple(_SIGNALS[name] for name in said.signals if name in _SIGNALS)
    try:
        return understand(said.text, said.language)
    except ValueError:  # an unknown language
        return ()
