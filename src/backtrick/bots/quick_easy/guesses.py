"""Guessing which cards others kept, from what they laid.

A player who lays one of two cards reveals something about the other: with many other cards they
would have laid that one, or used the other row. We can compute how good each turn would have looked
to them, because they judge as we do. But they think further than a glance, so a worse-looking turn
is less likely, not impossible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...sim.bits import NONE, only
from ...sim.kernels import kernel
from .belief_table import NO_CARD, BeliefTable
from .cards import CARD_COUNT
from .judgement import Style, glance, unseen
from .scratch import Scratch

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SURE: Final = 0.0001
"""Chances are clamped to this distance from 0 and 1."""
_SHARP: Final = 3
"""How often odds are squared; so a turn with half the best odds is hardly ever taken."""
_LEAST: Final = 0.02
"""The chance of any turn, for reasons that a glance does not see."""


class Observation(NamedTuple):
    """The one card laid in a turn, and what the observer does not see."""

    card: int
    row: int
    hidden: np.uint64


@kernel
def _odds(chance: float) -> float:
    chance = min(max(chance, _SURE), 1 - _SURE)
    return chance / (1 - chance)


@kernel
def _weight(chance: float, best: float) -> float:
    """How often a turn is taken, relative to the best-looking one."""
    weight = _odds(chance) / _odds(best)
    for _ in range(_SHARP):  # not a power, whose last digit differs between machines
        weight *= weight
    return weight


@kernel
def _can_be(table: BeliefTable) -> bool:
    """Whether the other hands are possible if this is the hand of the seat on turn."""
    hidden = unseen(table, table.turn[0])
    for seat in range(len(table.sizes)):
        if seat != table.turn[0]:
            for held in range(table.sizes[seat]):
                if table.possible[seat, held] & hidden == NONE:
                    return False
    return True


@kernel
def _would_lay(table: BeliefTable, style: Style, scratch: Scratch, card: int, row: int) -> float:
    """The chance that the seat on turn, with its hand, lays this card there."""
    found, best = glance(table, style, scratch.work, scratch.turns, scratch.chances)
    chosen, total = 0.0, 0.0
    for place in range(found):
        weight = _weight(scratch.chances[place], scratch.chances[best])
        total += weight
        turn = scratch.turns[place]
        if turn[0] == card and turn[1] == row and turn[2] == NO_CARD:
            chosen = weight
    return _LEAST + (1 - _LEAST) * chosen / total


@kernel
def _was_likely(table: BeliefTable, likely: NDArray[np.float64], card: int, other: int) -> float:
    """The chance that these two were the hand: one kept from before, the other drawn."""
    kept, drawn = table.possible[table.turn[0]]
    weight = 0.0
    if kept & only(card) != NONE and drawn & only(other) != NONE:
        weight += likely[card]
    if kept & only(other) != NONE and drawn & only(card) != NONE:
        weight += likely[other]
    return weight


@kernel
def guess(
    table: BeliefTable,
    style: Style,
    scratch: Scratch,
    seen: Observation,
    likely: NDArray[np.float64],
) -> None:
    """Update which card the seat on turn has kept, now that it has laid one of two.

    `table` is the table before the turn; its hand is overwritten. `likely` starts with the card
    kept before.
    """
    seat = table.turn[0]
    table.hands[seat, 0] = seen.card
    total = 0.0
    for other in range(CARD_COUNT):
        weight = 0.0
        if other != seen.card and seen.hidden & only(other) != NONE:
            table.hands[seat, 1] = other
            weight = _was_likely(table, likely, seen.card, other)
            if weight > 0:
                fitting = _would_lay(table, style, scratch, seen.card, seen.row)
                weight *= fitting if _can_be(table) else 0.0
        if other != seen.card:
            likely[other] = weight
            total += weight
    likely[seen.card] = 0.0
    for other in range(CARD_COUNT):
        likely[other] = likely[other] / total if total > 0 else 1.0
