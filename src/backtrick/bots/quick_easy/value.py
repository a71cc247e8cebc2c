"""The value of a position: its win chance, from a small trained network."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import numpy as np

from ...sim.bits import NONE, ONE, first_of, size_of
from ...sim.kernels import inlined, kernel
from .cards import BARE, COLOUR_COUNT, NUMBER_COUNT
from .network import (
    EXTRAS,
    GROUPS,
    HALF,
    HALVES,
    HIDDEN,
    PLACES,
    POOL,
    RELATIONS,
    SECOND,
    TOP_COUNT,
    Net,
    Work,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

_COLOUR: Final = np.uint64((1 << NUMBER_COUNT) - 1)
_LOWER: Final = HALVES - 1
_STEPS: Final = 128
"""The resolution of the table of chances, which covers outputs from -12 to 12."""
_MIDDLE: Final = 12 * _STEPS
# A table, because the last digit of an exponential differs between machines.
_CHANCES: Final = np.array(
    [round(1 / (1 + math.exp(-step / _STEPS)), 6) for step in range(-_MIDDLE, _MIDDLE + 1)]
)


@inlined
def number_on(top: int) -> int:
    """The number on a top, 0 for a bare row."""
    return 0 if top == BARE else top % NUMBER_COUNT + 1


@inlined
def colour_of(top: int) -> int:
    """The colour of a top; a bare row has a colour of its own."""
    return -1 if top == BARE else top // NUMBER_COUNT


@inlined
def relation(colour: int, own: int, other: int) -> int:
    """How a card's colour relates to the row's top and to the other row's."""
    return 0 if colour == own else (1 if colour == other else 2)


@kernel
def _fullest(slots: NDArray[np.int64], pool: np.uint64) -> int:
    """The colour without a slot that has the most cards in the pool; -1 if all have one."""
    best, most = -1, -1
    for colour in range(COLOUR_COUNT):
        cards = size_of((pool >> np.uint64(NUMBER_COUNT * colour)) & _COLOUR)
        if slots[colour] < 0 and cards > most:
            best, most = colour, cards
    return best


@kernel
def order_colours(slots: NDArray[np.int64], up: int, down: int, pool: np.uint64) -> None:
    """Give each colour a slot: first those of the tops, then the others by cards in the pool.

    Otherwise all colours are alike, so what is learned for one holds for all.
    """
    for colour in range(COLOUR_COUNT):
        slots[colour] = -1
    if up != BARE:
        slots[colour_of(up)] = 0
    is_taken = down != BARE and slots[colour_of(down)] < 0
    if is_taken:
        slots[colour_of(down)] = 1
    free = 2
    colour = _fullest(slots, pool)
    while colour >= 0:
        slots[colour] = free
        # If a top is missing, or both have one colour, the slots of tops come last.
        if 1 < free < COLOUR_COUNT - 1:
            free += 1
        else:
            free = 1 if free > 1 and not is_taken else 0
        colour = _fullest(slots, pool)


@inlined
def _add(hidden: NDArray[np.float32], rows: NDArray[np.float32], row: int) -> None:
    for unit in range(HIDDEN):
        hidden[unit] += rows[row, unit]


@inlined
def group(base: int, row: int, number: int, related: int) -> int:
    """The number of a group of rows."""
    return base + (row * TOP_COUNT + number) * RELATIONS + related


@kernel
def _add_pool(net: Net, work: Work, up: int, down: int, pool: np.uint64) -> None:
    """Add what is in the pool: a row for each card and top, and one for its colour's slot."""
    sums = net.sums
    order_colours(work.slots, up, down, pool)
    colour_up, colour_down = colour_of(up), colour_of(down)
    for colour in range(COLOUR_COUNT):
        cards = np.int64((pool >> np.uint64(NUMBER_COUNT * colour)) & _COLOUR)
        related_up = relation(colour, colour_up, colour_down)
        related_down = relation(colour, colour_down, colour_up)
        low, high = cards & _LOWER, HALVES + (cards >> HALF)
        slot = 2 * HALVES * work.slots[colour]
        on_up = 2 * HALVES * group(POOL, 0, number_on(up), related_up)
        on_down = 2 * HALVES * group(POOL, 1, number_on(down), related_down)
        for unit in range(HIDDEN):
            work.hidden[unit] += (
                (sums[slot + low, unit] + sums[slot + high, unit])
                + (sums[on_up + low, unit] + sums[on_up + high, unit])
                + (sums[on_down + low, unit] + sums[on_down + high, unit])
            )


@kernel
def _add_known(net: Net, work: Work, up: int, down: int) -> None:
    """Add what is known about hands: each possible card, by its share."""
    colour_up, colour_down = colour_of(up), colour_of(down)
    for place in range(len(work.sizes)):
        base = PLACES + place * GROUPS
        for held in range(work.sizes[place]):
            cards = work.known[place, held]
            share = np.float32(1) / np.float32(size_of(cards))
            while cards != NONE:
                card = first_of(cards)
                cards &= cards - ONE
                colour, number = card // NUMBER_COUNT, card % NUMBER_COUNT
                related_up = relation(colour, colour_up, colour_down)
                related_down = relation(colour, colour_down, colour_up)
                group_up = group(base, 0, number_on(up), related_up)
                group_down = group(base, 1, number_on(down), related_down)
                row_up = group_up * NUMBER_COUNT + number
                row_down = group_down * NUMBER_COUNT + number
                for unit in range(HIDDEN):
                    work.hidden[unit] += share * (
                        net.first[row_up, unit] + net.first[row_down, unit]
                    )


@kernel
def _add_table(net: Net, work: Work, up: int, down: int, left: int) -> None:
    """Add the pair of tops and the cards left to draw."""
    base = len(net.first) - EXTRAS
    _add(work.hidden, net.first, base + number_on(up) * TOP_COUNT + number_on(down))
    if up != BARE and colour_of(up) == colour_of(down):
        _add(work.hidden, net.first, base + TOP_COUNT * TOP_COUNT)
    _add(work.hidden, net.first, base + TOP_COUNT * TOP_COUNT + 1 + left)


@kernel
def answer(net: Net, work: Work) -> float:
    """The rest of the network, after its first layer.

    Sums have a fixed order, so they are the same on every machine.
    """
    for unit in range(SECOND):
        work.second[unit] = net.second_bias[unit]
    for other in range(HIDDEN):
        reached = max(work.hidden[other], np.float32(0))
        work.hidden[other] = reached
        for unit in range(SECOND):
            work.second[unit] += reached * net.second[other, unit]
    result = net.last_bias[0]
    for unit in range(SECOND):
        work.second[unit] = max(work.second[unit], np.float32(0))
        result += work.second[unit] * net.last[unit]
    return _CHANCES[min(max(int(result * np.float32(_STEPS)) + _MIDDLE, 0), 2 * _MIDDLE)]


@kernel
def chance_of_winning(
    net: Net, work: Work, tops: tuple[int, int], pool: np.uint64, left: int
) -> float:
    """The value of a position after a turn, before its cards are drawn.

    `work.known` and `work.sizes` have what is known about the hands; `pool` has the unseen cards.
    """
    up, down = tops
    for unit in range(HIDDEN):
        work.hidden[unit] = net.bias[unit]
    _add_pool(net, work, up, down, pool)
    _add_known(net, work, up, down)
    _add_table(net, work, up, down, left)
    return answer(net, work)
