"""The network that judges positions."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backtrick.bots.quick_easy.cards import BARE, COLOUR_COUNT, EVERY, NUMBER_COUNT
from backtrick.bots.quick_easy.gradient import (
    Aim,
    correct,
    features_at,
    new_features,
    take_down,
)
from backtrick.bots.quick_easy.network import HIDDEN, add_up, new_net, new_work
from backtrick.bots.quick_easy.styles import LEARNERS
from backtrick.bots.quick_easy.value import answer, chance_of_winning, order_colours
from backtrick.bots.quick_easy.weights import load
from backtrick.games.quick_easy.state import PLAYERS, VARIANTS

PLACES = 3
NET = new_net(PLACES, seed=3)
add_up(NET)
WORK = new_work(PLACES)

tops = st.integers(0, BARE)
sets_of_cards = st.integers(0, int(EVERY)).map(np.uint64)
hands = st.lists(st.integers(1, int(EVERY)), min_size=2 * PLACES, max_size=2 * PLACES)


def hold(hand: list[int]) -> None:
    """Write what is known about the hands into the scratch space."""
    WORK.sizes[:] = 2
    WORK.known[:] = np.array(hand, np.uint64).reshape(PLACES, 2)


@settings(deadline=None)
@given(tops, tops, sets_of_cards, hands, st.integers(0, BARE))
def test_the_sums_agree_with_the_weights(
    up: int, down: int, pool: np.uint64, hand: list[int], left: int
) -> None:
    """Adding precomputed sums of rows equals adding the rows, apart from rounding."""
    hold(hand)
    quick = chance_of_winning(NET, WORK, (up, down), pool, left)
    features = features_at(new_features(1), 0)
    take_down(features, WORK, np.array([up, down]), pool, left)
    WORK.hidden[:] = NET.bias
    for row, part in zip(features.rows, features.parts, strict=True):
        WORK.hidden[:] += part * NET.first[row]
    assert answer(NET, WORK) == pytest.approx(quick, abs=0.01)


@settings(deadline=None)
@given(tops, tops, sets_of_cards)
def test_every_colour_has_a_slot_of_its_own(up: int, down: int, pool: np.uint64) -> None:
    """The colours of the top cards have the first two."""
    order_colours(WORK.slots, up, down, pool)
    assert sorted(WORK.slots) == [*range(COLOUR_COUNT)]
    if up != BARE:
        assert WORK.slots[up // NUMBER_COUNT] == 0
    if down != BARE and (up == BARE or up // NUMBER_COUNT != down // NUMBER_COUNT):
        assert WORK.slots[down // NUMBER_COUNT] == 1


@pytest.mark.parametrize("target", [0.0, 1.0])
def test_a_correction_brings_the_value_closer(target: float) -> None:
    """A value moves towards its target."""
    net, work = new_net(PLACES, seed=4), new_work(PLACES)
    hold([1 << 7] * 6)
    work.sizes[:], work.known[:] = WORK.sizes, WORK.known
    features = features_at(new_features(1), 0)
    take_down(features, work, np.array([5, 23]), np.uint64(1 << 40), 3)
    slope = np.zeros(HIDDEN, np.float32)
    before = after = 0.5
    for step in range(200):
        add_up(net)
        after = chance_of_winning(net, work, (5, 23), np.uint64(1 << 40), 3)
        before = after if step == 0 else before
        correct(net, work, features, Aim(target, 0.02), slope)
    assert abs(after - target) < abs(before - target) / 2


@pytest.mark.parametrize("kind", LEARNERS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_expert_has_learned_something(kind: str, players: int, variant: str) -> None:
    """Every table has weights; they are finite, and differ from the initial ones."""
    net = load(kind, players, variant)
    assert all(np.isfinite(weights).all() for weights in net)
    assert net.bias.all()
