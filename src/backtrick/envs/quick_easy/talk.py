"""What can be said in this game, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...talk.signals import SIGNALS, Start, is_true

if TYPE_CHECKING:
    from ...games.quick_easy import Options, View
    from ...talk.signals import Signal


def talk(options: Options) -> tuple[Signal, ...]:
    """The signals about cards and rows that the variant allows."""
    return tuple(
        each for each in SIGNALS if not isinstance(each, Start) and each.allowed_in(options.variant)
    )


def is_honest(view: View, signal: Signal) -> bool:
    """Whether the signal is true of the hand of who sees this."""
    return is_true(signal, view.hand, view.tops)
