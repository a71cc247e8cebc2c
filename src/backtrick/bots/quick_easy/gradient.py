"""Training a network: one gradient step at one position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...games.quick_easy.state import PLAYERS
from ...games.rows import ROWS
from ...sim.bits import NONE, ONE, first_of, size_of
from ...sim.kernels import kernel
from .cards import BARE, CARD_COUNT, HAND, NUMBER_COUNT
from .network import GROUPS, HIDDEN, PLACES, POOL, SECOND, TOP_COUNT, Net, Work
from .value import answer, colour_of, group, number_on, order_colours, relation

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MOST_ROWS: Final = (3 + len(ROWS) * HAND * PLAYERS[-1]) * CARD_COUNT + 3
"""No position uses more rows: three for a card in the pool, one a row for all that a card in a hand
may be, and three for the table."""


class Features(NamedTuple):
    """The rows of the first layer that a position uses, with their shares."""

    rows: NDArray[np.int64]
    parts: NDArray[np.float32]
    size: NDArray[np.int64]


class Aim(NamedTuple):
    """The target of a value, and the step size."""

    target: float
    rate: float


def new_features(most: int) -> Features:
    """Arrays for this many positions; `features_at` returns one of them."""
    return Features(
        np.zeros((most, _MOST_ROWS), np.int64),
        np.zeros((most, _MOST_ROWS), np.float32),
        np.zeros((most, 1), np.int64),
    )


@kernel
def features_at(features: Features, place: int) -> Features:
    """The arrays of one of many positions."""
    return Features(features.rows[place], features.parts[place], features.size[place])


@kernel
def _use(features: Features, row: int, part: float) -> None:
    features.rows[features.size[0]] = row
    features.parts[features.size[0]] = part
    features.size[0] += 1


@kernel
def _use_card(
    features: Features, tops: NDArray[np.int64], base: int, card: int, part: float
) -> None:
    """Use the two rows of a card, one for each top."""
    colour, number = card // NUMBER_COUNT, card % NUMBER_COUNT
    for row in range(2):
        own, other = tops[row], tops[1 - row]
        related = relation(colour, colour_of(own), colour_of(other))
        _use(features, group(base, row, number_on(own), related) * NUMBER_COUNT + number, part)


@kernel
def take_down(
    features: Features, work: Work, tops: NDArray[np.int64], pool: np.uint64, left: int
) -> None:
    """List the rows of a position, the same as `chance_of_winning` adds up."""
    features.size[0] = 0
    order_colours(work.slots, tops[0], tops[1], pool)
    cards = pool
    while cards != NONE:
        card = first_of(cards)
        cards &= cards - ONE
        slot = work.slots[card // NUMBER_COUNT]
        _use(features, slot * NUMBER_COUNT + card % NUMBER_COUNT, 1.0)
        _use_card(features, tops, POOL, card, 1.0)
    for place in range(len(work.sizes)):
        for held in range(work.sizes[place]):
            cards = work.known[place, held]
            share = 1 / size_of(cards)
            while cards != NONE:
                _use_card(features, tops, PLACES + place * GROUPS, first_of(cards), share)
                cards &= cards - ONE
    base = (PLACES + len(work.sizes) * GROUPS) * NUMBER_COUNT
    _use(features, base + number_on(tops[0]) * TOP_COUNT + number_on(tops[1]), 1.0)
    if tops[0] != BARE and colour_of(tops[0]) == colour_of(tops[1]):
        _use(features, base + TOP_COUNT * TOP_COUNT, 1.0)
    _use(features, base + TOP_COUNT * TOP_COUNT + 1 + left, 1.0)


@kernel
def _reach(net: Net, work: Work, features: Features) -> float:
    """The network's output, from its weights only."""
    for unit in range(HIDDEN):
        work.hidden[unit] = net.bias[unit]
    for place in range(features.size[0]):
        row, part = features.rows[place], features.parts[place]
        for unit in range(HIDDEN):
            work.hidden[unit] += part * net.first[row, unit]
    return answer(net, work)


@kernel
def _correct_upper(net: Net, work: Work, step: float, slope: NDArray[np.float32]) -> None:
    """Correct the second and last layers; leave the first layer's gradient in `slope`."""
    for other in range(HIDDEN):
        reached, total = work.hidden[other], np.float32(0)
        for unit in range(SECOND):
            if work.second[unit] > 0:
                total += net.last[unit] * net.second[other, unit]
                net.second[other, unit] -= step * net.last[unit] * reached
        slope[other] = step * total if reached > 0 else np.float32(0)
    for unit in range(SECOND):
        if work.second[unit] > 0:
            net.second_bias[unit] -= step * net.last[unit]
            net.last[unit] -= step * work.second[unit]
    net.last_bias[0] -= step


@kernel
def correct(net: Net, work: Work, features: Features, aim: Aim, slope: NDArray[np.float32]) -> None:
    """Move the value of a position towards its target."""
    target, rate = aim
    step = rate * (_reach(net, work, features) - target)
    _correct_upper(net, work, step, slope)
    for unit in range(HIDDEN):
        net.bias[unit] -= slope[unit]
    for place in range(features.size[0]):
        row, part = features.rows[place], features.parts[place]
        for unit in range(HIDDEN):
            net.first[row, unit] -= part * slope[unit]
