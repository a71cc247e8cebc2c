"""The table.

It is a record in one piece of memory, which kernels pass by address. A tuple of arrays would read
the same, but counting references to each of them took ten times as long as the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast

import numpy as np

from ...games.seven_ate_nine import SEVEN_ATE_NINE
from ...games.seven_ate_nine.cards import DECK
from ...games.seven_ate_nine.state import PLAYERS
from .cards import bundle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ...games.seven_ate_nine import Card, Options

    Bundle: TypeAlias = np.uint64
    Bundles: TypeAlias = NDArray[np.uint64]
    Numbers: TypeAlias = NDArray[np.int64]
    Order: TypeAlias = NDArray[np.int64]
    Generator: TypeAlias = NDArray[np.uint64]

RUNS, WON, STUCK = range(3)


class SimTable:
    """A table as kernels see it; `Numbers` and `Bundles` have one item per seat."""

    players: int
    no_wrap: int
    is_match: int
    shares: Numbers
    """The number of cards dealt to each seat."""
    ends: Numbers
    """The index in `order` where each stack ends."""
    has_row: Numbers
    policies: Numbers
    deals: Generator
    plays: Generator
    deck: Bundle
    """All cards of the game."""
    order: Order
    """The faces as dealt: the middle's, then stack by stack."""
    middle: Bundle
    """Its top is one of them."""
    top: int
    turned: int
    halts: int
    hands: Bundles
    rows: Bundles
    row_tops: Numbers
    stacks: Numbers
    """The number of cards left in each stack."""
    undrawn: int
    """All stacks together."""
    held: Numbers
    """Hand and stack together."""
    tokens: Numbers
    stands: int
    """RUNS, WON or STUCK."""
    winner: int
    clock: int
    since: Numbers
    """When each hand last changed."""
    changed: int
    """When the middle's top last changed."""


_KINDS: Final = {
    "int": np.dtype(np.int64),
    "Bundle": np.dtype(np.uint64),
    "Numbers": np.dtype((np.int64, PLAYERS[-1])),
    "Bundles": np.dtype((np.uint64, PLAYERS[-1])),
    "Order": np.dtype((np.int64, len(DECK))),
    "Generator": np.dtype((np.uint64, 1)),
}
_LAYOUT: Final = np.dtype([(name, _KINDS[kind]) for name, kind in SimTable.__annotations__.items()])


def new_table(
    options: Options, policies: Sequence[int] = (), deck: Sequence[Card] = DECK
) -> SimTable:
    """A table for these options and cards, not yet dealt.

    It has no penalty for a miss, because these policies never miss.
    """
    stacks = SEVEN_ATE_NINE.deal(options, deck=deck).stacks
    table = cast("SimTable", np.zeros(1, _LAYOUT).view(np.recarray)[0])
    table.players = options.players
    table.no_wrap = int(options.no_wrap)
    table.is_match = int(options.match)
    table.policies[: len(policies)] = policies
    table.deck = bundle(deck)
    for seat, stack in enumerate(stacks):
        table.shares[seat] = len(stack)
        table.ends[seat] = 1 + sum(map(len, stacks[: seat + 1]))
        table.has_row[seat] = options.has_own_row(seat)
    return table
