"""What talkers say and what it means: the signals of `talk/` as sets of cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.quick_easy.cards import DECK
from ...games.rows import ROWS
from ...sim.bits import mask_of
from ...talk.signals import Height, Hold, Small, Want
from .belief_table import Talk
from .cards import CARD_COUNT, EVERY, TOPS, mask_of_cards

if TYPE_CHECKING:
    from ...games.quick_easy import Card, Row
    from ...games.quick_easy.state import Variant
    from ...talk.signals import Signal, Tops

_OF_ROWS: Final = (Want, Small)
"""What is said about each row whenever the rows change; so silence has a meaning, too."""


def of_card(card: Card, variant: Variant) -> Hold:
    """What a talker says about a card, as exactly as the variant allows."""
    holds = [Hold(card.colour, height) for height in Height if height.has(card.number)]
    return next(hold for hold in (*holds, Hold(card.colour)) if hold.allowed_in(variant))


def of_rows(variant: Variant) -> tuple[Signal, ...]:
    """What a talker says about the rows, if it is true."""
    signals = [kind(row) for kind in _OF_ROWS for row in ROWS]
    return tuple(signal for signal in signals if signal.allowed_in(variant))


def cards_told(signal: Signal, tops: Tops) -> np.uint64:
    """The cards of which the speaker claims to hold one."""
    return mask_of_cards(signal.told(tops).one_of or ())


def _tops(row: Row, top: Card | None) -> Tops:
    return (top, None) if row is ROWS[0] else (None, top)


@cache
def talking(variant: Variant) -> Talk:
    """The signals of talkers: everything that the variant allows."""
    nothing: Tops = (None, None)
    kinds = [kind for kind in _OF_ROWS if kind(ROWS[0]).allowed_in(variant)]
    said = [
        [[cards_told(kind(row), _tops(row, top)) for top in TOPS] for row in ROWS] for kind in kinds
    ]
    drawn = [cards_told(of_card(card, variant), nothing) for card in DECK]
    return Talk(np.array(drawn, np.uint64), np.array(said, np.uint64))


_NOTHING: Final = np.zeros((0, len(ROWS), len(TOPS)), np.uint64)
SILENCE: Final = Talk(np.full(CARD_COUNT, EVERY, np.uint64), _NOTHING)
"""The signals of silent bots: none."""
SHOWING: Final = Talk(
    np.array([mask_of([card]) for card in range(CARD_COUNT)], np.uint64), _NOTHING
)
"""The signals of open hands: every card."""
