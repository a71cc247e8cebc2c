"""Cards in several copies: a bundle of them is one number, with two bits a face.

The box has no face more than three times, and thirty faces: so a hand, the middle and the whole
deck have room in 64 bits each. Laying a card is a subtraction; that none was missing is the rules'
business.
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
"""Instead of a face, where a row has not begun."""


def bundle(cards: Iterable[Card]) -> np.uint64:
    """Cards as a bundle; plain Python, for what comes from outside."""
    return np.uint64(sum(1 << _BITS * _FACES[card] for card in cards))


def _fitting(below: Card | None, *, no_wrap: bool) -> np.uint64:
    fits = FITTING[no_wrap][below] if below else ANY_VALUE
    return bundle(face for face in FACES if face.value in fits)


FITS: Final = np.array(
    [[_fitting(below, no_wrap=no_wrap) for below in (*FACES, None)] for no_wrap in (False, True)],
    dtype=np.uint64,
)
"""By `no_wrap` and the face below: what fits, each face once; on no card, everything."""


def number_of(card: Card | None) -> int:
    """The number of a face; plain Python."""
    return _FACES[card] if card else NO_CARD


@inlined
def single(face: int) -> np.uint64:
    """The bundle of one card."""
    return np.uint64(1) << np.uint64(_BITS * face)


@inlined
def faces(cards: np.uint64) -> np.uint64:
    """The bundle with each of its faces only once."""
    return (cards | (cards >> np.uint64(1))) & _ONCE


@inlined
def first(cards: np.uint64) -> int:
    """The lowest face of a bundle that is not empty."""
    return int(lowest(cards) >> np.uint64(1))


@inlined
def size(cards: np.uint64) -> int:
    """How many cards a bundle has."""
    return int(count(cards & _ONCE) + np.uint64(2) * count((cards >> np.uint64(1)) & _ONCE))
