"""Chance from a seed: the same on every machine, in every Python, and in any language.

The stream for a purpose is SHAKE-256 of the text `backtrick/SEED/PURPOSE`, read as big-endian
64-bit words; a word times n, shifted right by 64 bits, is a number below n (uneven by less than
one part in 2**57 for a deck of cards). The stream is cryptographic, so the cards that a player sees
reveal nothing about the rest.
"""

from __future__ import annotations

import struct
from hashlib import shake_256
from typing import TYPE_CHECKING, Final, TypeVar

from .errors import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

Item = TypeVar("Item")

SEEDS: Final = range(2**128)


def check_seed(seed: object) -> int:
    """The seed; raises ValueError if it is not one."""
    if type(seed) is int and seed in SEEDS:
        return seed
    raise ValueError(f"seed {shown(seed)}: a seed is a whole number from 0 to 2**128 - 1")


def shuffled(items: Iterable[Item], seed: int, purpose: str) -> tuple[Item, ...]:
    """The items, shuffled by seed and purpose (Fisher-Yates, from the end)."""
    order = list(items)
    last = len(order) - 1
    for word in _words(seed, purpose, max(last, 0)):
        other = word * (last + 1) >> 64
        order[last], order[other] = order[other], order[last]
        last -= 1
    return tuple(order)


def lot(count: int, seed: int, purpose: str) -> int:
    """One of 0, 1, ... count - 1."""
    (word,) = _words(seed, purpose, 1)
    return word * count >> 64


def _words(seed: int, purpose: str, count: int) -> tuple[int, ...]:
    stream = shake_256(f"backtrick/{seed}/{purpose}".encode())
    return struct.unpack(f">{count}Q", stream.digest(8 * count))
