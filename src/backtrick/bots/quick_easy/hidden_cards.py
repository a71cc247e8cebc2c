"""Sampling the cards that a seat does not see, by what it knows and guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...sim.bits import NONE, ONE, count, first_of, only, size_of
from ...sim.chance import below, shuffle
from ...sim.kernels import kernel
from .belief_table import BeliefTable, copy
from .cards import HAND
from .judgement import unseen
from .scratch import Scratch

if TYPE_CHECKING:
    from numpy.typing import NDArray

_TRIES: Final = 20
"""How often a deal is tried, because some hands cannot be dealt in some orders."""
_FINE: Final = 1 << 30
"""The resolution of shares."""


@kernel
def _order_slots(table: BeliefTable, hidden: np.uint64, slots: NDArray[np.int64]) -> int:
    """The cards in the other hands, the best known or guessed ones first."""
    found = 0
    for held in range(HAND):
        for seat in range(len(table.sizes)):
            if seat != table.turn[0] and held < table.sizes[seat]:
                known = count(table.possible[seat, held] & hidden)
                place = found
                while place > 0:
                    before = int(slots[place - 1])
                    if count(table.possible[before // HAND, before % HAND] & hidden) <= known:
                        break
                    slots[place] = before
                    place -= 1
                slots[place] = HAND * seat + held
                found += 1
    return found


@kernel
def _any_of(cards: np.uint64, chance: NDArray[np.uint64]) -> int:
    """One of these cards."""
    for _ in range(below(chance, size_of(cards))):
        cards &= cards - ONE
    return first_of(cards)


@kernel
def _pick(cards: np.uint64, likely: NDArray[np.float64], chance: NDArray[np.uint64]) -> int:
    """One of these cards, by likelihood; any card if none is likely."""
    total, rest = 0.0, cards
    while rest != NONE:
        total += likely[first_of(rest)]
        rest &= rest - ONE
    if total == 0:
        return _any_of(cards, chance)
    total *= below(chance, _FINE) / _FINE
    card = first_of(cards)
    while cards != NONE and total >= 0:
        card = first_of(cards)
        cards &= cards - ONE
        total -= likely[card]
    return card


@kernel
def deal_hidden(table: BeliefTable, scratch: Scratch) -> bool:
    """Sample the cards that the seat on turn does not see; False if it failed."""
    copy(table, scratch.dealt)
    hidden = unseen(table, table.turn[0])
    found = _order_slots(table, hidden, scratch.slots)
    for _ in range(_TRIES):
        rest = hidden
        placed = 0
        while placed < found:
            seat, held = divmod(int(scratch.slots[placed]), HAND)
            cards = table.possible[seat, held] & rest
            if cards == NONE:
                break
            likely = table.likely[seat]
            card = (
                _pick(cards, likely, scratch.chance)
                if held == 0
                else _any_of(cards, scratch.chance)
            )
            scratch.dealt.hands[seat, held] = card
            rest &= ~only(card)
            placed += 1
        if placed == found:
            scratch.dealt.left[0] = shuffle(scratch.chance, rest, scratch.dealt.pile)
            return True
    return False
