"""The shortest way along the rows at home, card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from ...games.face_to_face.cards import BACKWARDS
from ...games.face_to_face.rules import LEAST_CARDS_A_TURN
from ..bits import NONE, first_of, last_of, only, size_of
from ..kernels import merged
from .lookups import FORWARD, HOME_ROWS, REACH, TRICKS

if TYPE_CHECKING:
    from numpy.typing import NDArray

Tops: TypeAlias = "tuple[int, int, int, int]"
"""By row in reach."""
ALL_THAT_CAN_BE: Final = 1_000
"""The value of a card when all are to be laid, whatever the steps."""
NOTHING: Final = -10_000_000
"""The value if there is no way on."""


class Turn(NamedTuple):
    """What the seat on turn knows about its turn."""

    hand: np.uint64
    tops: Tops
    pile: int
    """The number of cards left to draw."""
    laid: int
    helped: int


@merged
def distance(row: int, top: int, card: int) -> int:
    """The step of a card on a row, in the row's direction."""
    return card - top if row % HOME_ROWS == 0 else top - card


@merged
def nearest(row: int, cards: np.uint64) -> int:
    """The first card of a set in a row's direction."""
    return first_of(cards) if row == 0 else last_of(cards)


@merged
def _back(row: int, card: int) -> int:
    """The reverse trick on a card."""
    return card - BACKWARDS if row == 0 else card + BACKWARDS


@merged
def _step(hand: np.uint64, row: int, top: int, worth: int) -> tuple[int, int, int]:
    """The best way on one row: its gain, its first card, and its number of cards."""
    tricks = TRICKS[row, top] & hand
    if tricks != NONE:
        return worth + BACKWARDS, first_of(tricks), 1
    forward = FORWARD[row, top] & hand
    if forward == NONE:
        return NOTHING, 0, 0
    card = nearest(row, forward)
    gain = worth - distance(row, top, card)
    # A card with its trick right after it.
    shift = np.uint64(BACKWARDS)
    paired = forward & (hand << shift if row == 0 else hand >> shift)
    if paired != NONE:
        further = nearest(row, paired)
        together = 2 * worth - distance(row, top, further) + BACKWARDS
        if together > gain:
            return together, further, 2
    return gain, card, 1


@merged
def lay_at_home(
    turn: Turn, hand: np.uint64, worth: int, planned: int, plans: NDArray[np.int64]
) -> tuple[np.uint64, int, int]:
    """Draft cards at home; returns the rest of the hand, the number of cards, and the steps.

    `hand` is the hand after the cards planned before; `worth` is the most steps for an extra card.
    """
    up, down = turn.tops[0], turn.tops[1]
    left = size_of(hand) + turn.pile
    spent = 0
    while hand != NONE:
        gain, card, cards = _step(hand, 0, up, worth)
        row = 0
        other_gain, other_card, other_cards = _step(hand, 1, down, worth)
        if other_gain > gain:
            gain, card, cards, row = other_gain, other_card, other_cards, 1
        enough = turn.laid + planned >= LEAST_CARDS_A_TURN
        if gain == NOTHING or (enough and (gain < 0 or _strands(left - cards, worth))):
            break
        spent += cards * worth - gain
        left -= cards
        top = card
        for _ in range(cards):
            top = card
            hand &= ~only(card)
            plans[1, planned] = REACH * card + row
            planned += 1
            card = _back(row, card)
        up, down = (top, down) if row == 0 else (up, top)
    return hand, planned, spent


@merged
def _strands(left: int, worth: int) -> bool:
    """Whether a single card would be left, which loses, unless everything is to be laid."""
    return left == 1 and worth != ALL_THAT_CAN_BE
