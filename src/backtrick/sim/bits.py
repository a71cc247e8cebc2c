"""Sets of cards as the bits of a 64-bit number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

import numpy as np
from llvmlite import ir  # pyright: ignore[reportMissingTypeStubs]
from numba.core import types  # pyright: ignore[reportMissingTypeStubs]
from numba.extending import intrinsic  # pyright: ignore[reportMissingTypeStubs]

from .kernels import inlined

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ONE: Final = np.uint64(1)
NONE: Final = np.uint64(0)


_Numba: TypeAlias = Any
"""A part of Numba's compiler; it has no types for them."""


@intrinsic
def _count(_context: _Numba, _mask: _Numba) -> _Numba:
    def build(_target: _Numba, builder: _Numba, _signature: _Numba, arguments: _Numba) -> _Numba:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), build


@intrinsic
def _lowest(_context: _Numba, _mask: _Numba) -> _Numba:
    def build(_target: _Numba, builder: _Numba, _signature: _Numba, arguments: _Numba) -> _Numba:
        is_zero_undefined = ir.Constant(ir.IntType(1), 1)
        return builder.cttz(arguments[0], is_zero_undefined)

    return types.uint64(types.uint64), build


@intrinsic
def _highest(_context: _Numba, _mask: _Numba) -> _Numba:
    def build(_target: _Numba, builder: _Numba, _signature: _Numba, arguments: _Numba) -> _Numba:
        is_zero_undefined = ir.Constant(ir.IntType(1), 1)
        last = ir.Constant(ir.IntType(64), 63)
        return builder.sub(last, builder.ctlz(arguments[0], is_zero_undefined))

    return types.uint64(types.uint64), build


# One machine instruction each, or two.
count = cast("Callable[[np.uint64], np.uint64]", _count)
"""The number of cards in a set."""
lowest = cast("Callable[[np.uint64], np.uint64]", _lowest)
"""The first card of a non-empty set."""
highest = cast("Callable[[np.uint64], np.uint64]", _highest)
"""The last card of a non-empty set."""


@inlined
def only(card: int) -> np.uint64:
    """The set of one card."""
    return ONE << np.uint64(card)


# Not `int`, which would leave these unsigned: mixing them with other numbers gives floats.


@inlined
def first_of(cards: np.uint64) -> int:
    """The number of the first card of a non-empty set, as a signed number."""
    return np.int64(lowest(cards))  # pyright: ignore[reportReturnType]


@inlined
def last_of(cards: np.uint64) -> int:
    """The number of the last card of a non-empty set, as a signed number."""
    return np.int64(highest(cards))  # pyright: ignore[reportReturnType]


@inlined
def size_of(cards: np.uint64) -> int:
    """The number of cards in a set, as a signed number."""
    return np.int64(count(cards))  # pyright: ignore[reportReturnType]


def mask_of(cards: Iterable[int]) -> np.uint64:
    """A set of cards, from their numbers; plain Python, for tables and tests."""
    return np.uint64(sum(1 << card for card in cards))
