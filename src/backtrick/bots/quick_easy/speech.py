"""What talkers say and what it means: the signals of `talk/` as sets of cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from ...games.quick_easy.cards import DECK
from ...games.rows import ROWS
from ...sim.bits import mask_of
from ...talk.signals import Height, Hold, Small, Want
from .belief_table import Talk
from .cards import CARD_COUNT, EVERY, TOPS, mask_of_cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...games.quick_easy import Card, Row
    from ...games.quick_easy.state import Variant
    from ...talk.signals import Signal, Tops

OfRow: TypeAlias = Small | Want
OF_ROWS: Final = (Small, Want)
"""What is said about a row, the more exact first. Only the first that is true is said, so whatever
would have come before it is not so."""


def of_card(card: Card, variant: Variant) -> Hold:
    """What a talker says about a card, as exactly as the variant allows."""
    holds = [Hold(card.colour, height) for height in Height if height.has(card.number)]
    return next(hold for hold in (*holds, Hold(card.colour)) if hold.allowed_in(variant))


def of_rows(variant: Variant, tops: Tops) -> Iterator[OfRow]:
    """What a talker may say about the rows, what is worth most first: it says what is true first.

    The order depends on the rows alone, so that listeners know what was not said.
    """
    kinds = [kind for kind in OF_ROWS if kind(ROWS[0]).allowed_in(variant)]
    first = _first_row(kinds[-1], tops)
    for kind in kinds:
        for row in (first, ROWS[1 - first]):
            if 0 < _reach(kind, row, tops[row]) < CARD_COUNT:
                yield kind(row)


def _first_row(kind: type[OfRow], tops: Tops) -> Row:
    """The row on which more cards are worth keeping: there others can spoil more."""
    up, down = (_reach(kind, row, tops[row]) for row in ROWS)
    return ROWS[0] if up >= down else ROWS[1]


@cache
def _reach(kind: type[OfRow], row: Row, top: Card | None) -> int:
    """How many cards a signal could be about."""
    return len(kind(row).meaning(_tops(row, top)).one_of or ())


def cards_told(signal: Signal, tops: Tops) -> np.uint64:
    """The cards of which the speaker claims to hold one."""
    return mask_of_cards(signal.meaning(tops).one_of or ())


def _tops(row: Row, top: Card | None) -> Tops:
    return (top, None) if row is ROWS[0] else (None, top)


@cache
def talking(variant: Variant) -> Talk:
    """The signals of talkers: as exact as the variant allows."""
    nothing: Tops = (None, None)
    kinds = [kind for kind in OF_ROWS if kind(ROWS[0]).allowed_in(variant)]
    said = [
        [[cards_told(kind(row), _tops(row, top)) for top in TOPS] for row in ROWS] for kind in kinds
    ]
    drawn = [cards_told(of_card(card, variant), nothing) for card in DECK]
    first = [[_first_row(kinds[-1], (up, down)) for down in TOPS] for up in TOPS]
    return Talk(np.array(drawn, np.uint64), np.array(said, np.uint64), np.array(first, np.int64))


_NOTHING: Final = np.zeros((0, len(ROWS), len(TOPS)), np.uint64)
_EITHER: Final = np.zeros((len(TOPS), len(TOPS)), np.int64)
SILENCE: Final = Talk(np.full(CARD_COUNT, EVERY, np.uint64), _NOTHING, _EITHER)
"""The signals of silent bots: none."""
SHOWING: Final = Talk(
    np.array([mask_of([card]) for card in range(CARD_COUNT)], np.uint64), _NOTHING, _EITHER
)
"""The signals of open hands: every card."""
