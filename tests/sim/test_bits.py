"""Sets of cards as bits, compared with Python's sets."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from backtrick.sim.bits import first_of, last_of, mask_of, only, size_of

numbers = st.sets(st.integers(0, 63), min_size=1)


@settings(deadline=None)
@given(numbers)
def test_a_set_agrees_with_python(cards: set[int]) -> None:
    """Size, first and last card are the same, up to the highest bit."""
    mask = mask_of(cards)
    assert (size_of(mask), first_of(mask), last_of(mask)) == (len(cards), min(cards), max(cards))
    assert all(bool(mask & only(card)) == (card in cards) for card in range(64))


def test_an_empty_set_has_no_cards() -> None:
    """Its size is zero."""
    assert size_of(mask_of(())) == 0
