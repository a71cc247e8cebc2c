"""What a seat of `quick-easy` could truthfully say, and has not said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...bots.quick_easy.speech import of_card
from ...games.rows import ROWS
from ...talk.signals import Hold, Leave, Small, Trick, Want, is_true

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.quick_easy import Card, View
    from ...talk import Signal
    from ...talk.signals import Tops

_OF_ROWS: Final = tuple(kind(row) for kind in (Small, Want, Trick, Leave) for row in ROWS)


class SaidBefore(NamedTuple):
    """Something that a seat said, with its hand and the rows at that moment."""

    signal: Signal
    hand: tuple[Card, ...]
    tops: Tops


def could_say(view: View, said: Sequence[SaidBefore]) -> tuple[Signal, ...]:
    """The true signals that the variant allows: about each card, then about the rows."""
    variant, tops = view.options.variant, view.tops
    about_cards = [of_card(card, variant) for card in view.hand if not _is_said(card, said)]
    about_rows = [
        signal
        for signal in _OF_ROWS
        if signal.allowed_in(variant)
        and is_true(signal, view.hand, tops)
        and not any((each.signal, each.tops) == (signal, tops) for each in said)
    ]
    return (*dict.fromkeys(about_cards), *about_rows)


def _is_said(card: Card, said: Sequence[SaidBefore]) -> bool:
    """Whether the seat may have meant this card before."""
    return any(
        isinstance(each.signal, Hold)
        and card in each.hand
        and is_true(each.signal, [card], each.tops)
        for each in said
    )
