"""Random numbers in kernels."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backtrick.sim.bits import mask_of
from backtrick.sim.chance import DEAL, PLAY, below, shuffle, start, word


def generator(seed: int = 1, game: int = 0, purpose: int = DEAL) -> np.ndarray:
    """A generator at the beginning of its stream."""
    chance = np.zeros(1, np.uint64)
    start(chance, np.uint64(seed), game, purpose)
    return chance


def test_it_is_splitmix64() -> None:
    """The first words for seed 1234567 are those published for this generator."""
    chance = np.array([1234567], np.uint64)
    assert [int(word(chance)) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_streams_begin_in_different_places() -> None:
    """Another seed, game or purpose gives another start."""
    each = [*product((0, 1, 2**64 - 1), range(50), (DEAL, PLAY, PLAY + 1, PLAY + 2))]
    assert len({int(generator(*of)[0]) for of in each}) == len(each)


@pytest.mark.parametrize("limit", [1, 2, 7, 50])
def test_all_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    """Each appears equally often, within six standard deviations."""
    chance, draws = generator(), 20_000
    counts = np.bincount([below(chance, limit) for _ in range(draws)], minlength=limit)
    share = 1 / limit
    assert len(counts) == limit
    assert abs(counts - draws * share).max() <= 6 * (draws * share * (1 - share)) ** 0.5


@settings(deadline=None)
@given(st.sets(st.integers(0, 63)), st.integers(0, 2**64 - 1))
def test_a_shuffle_keeps_all_cards(cards: set[int], seed: int) -> None:
    """Each card is in the front of the order once."""
    order = np.full(64, -1, np.int64)
    assert shuffle(generator(seed), mask_of(cards), order) == len(cards)
    assert sorted(order[: len(cards)]) == sorted(cards)
    assert (order[len(cards) :] == -1).all()
