"""What bots understand of what is said: signals as they are, and those in a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...talk import SIGNAL_NAMED, understand

if TYPE_CHECKING:
    from ...table.events import Said
    from ...talk import Signal
    from .messages import Heard


def signals_in(said: Said | Heard) -> tuple[Signal, ...]:
    """The signals in what was said."""
    if not said.text:
        return tuple(SIGNAL_NAMED[name] for name in said.signals if name in SIGNAL_NAMED)
    try:
        return understand(said.text, said.language)
    except ValueError:  # an unknown language
        return ()
