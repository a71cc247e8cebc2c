"""Bundles: cards in several copies as one number, with two bits per face.

The box has thirty faces, each at most three times. So a hand, the middle and the whole deck fit in
64 bits each. Laying a card is a subtraction; the rules make sure that the card is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.seven_ate_nine.cards import FACES, FITTING, Card
from ...games.seven_ate_nine.rules import ANY_VALUE
from ..bits import count, lowest
from ..kernels import inlined

if TYPE_CHECKING:
    from collections.abc import Iterable

_BITS: Final = 2
_FACES: Final = {face: number for number, face in enumerate(FACES)}
_ONCE: Final = np.uint64(sum(1 << _BITS * face for face in range(len(FACES))))
"""Every face once."""
NO_CARD: Final = len(FACES)
"""In place of a face, if a row has not started."""


def bundle(cards: Iterable[Card]) -> np.uint64:
    """Cards as a bundle; plain Python."""
    return np.uint64(sum(1 << _BITS * _FACES[card] for card in cards))


def _fitting(below: Card | None, *, no_wrap: bool) -> np.uint64:
    fits = FITTING[no_wrap][below] if below else ANY_VALUE
    return bundle(face for face in FACES if face.value in fits)


FITS: Final = np.array(
    [[_fitting(below, no_wrap=no_wrap) for below in (*FACES, None)] for no_wrap in (False, True)],
    dtype=np.uint64,
)
"""What fits, each face once, by `no_wrap` and the face below; on no card, everything."""


def number_of(card: Card | None) -> int:
    """The number of a face; plain Python."""
    return _FACES[card] if card else NO_CARD


@inlined
def single(face: int) -> np.uint64:
    """The bundle of one card."""
    return np.uint64(1) << np.uint64(_BITS * face)


@inlined
def faces(cards: np.uint64) -> np.uint64:
    """The bundle with each face only once."""
    return (cards | (cards >> np.uint64(1))) & _ONCE


@inlined
def first(cards: np.uint64) -> int:
    """The lowest face of a non-empty bundle."""
    return int(lowest(cards) >> np.uint64(1))


@inlined
def size(cards: np.uint64) -> int:
    """The number of cards in a bundle."""
    return int(count(cards & _ONCE) + np.uint64(2) * count((cards >> np.uint64(1)) & _ONCE))
