"""The values that fit, shown in a view so that clients need not do the sum."""

from __future__ import annotations

from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE

from .table import ONE, OTHER, table


def test_two_values_fit_in_the_middle() -> None:
    """The same for everybody, including spectators; results wrap around or are left out."""
    for seat in (ONE, OTHER, None):
        assert SEVEN_ATE_NINE.view(table("r2 g1 g2 g3 g4"), seat).results == (5, 9)
        assert SEVEN_ATE_NINE.view(table("r2 g1 g2 g3 g4", no_wrap=True), seat).results == (5,)


def test_any_value_fits_as_the_last_card() -> None:
    """For a seat with one card left."""
    state = table("b5 g7 r3 g8 b3", "0 draw", "0 g7")
    assert SEVEN_ATE_NINE.view(state, ONE).results == tuple(range(1, 11))
    assert SEVEN_ATE_NINE.view(state, OTHER).results == (6, 8)


def test_a_child_sees_what_fits_on_its_own_row() -> None:
    """Any value at first; adults have no such row."""
    child = {"own_pace": True, "children": (ONE,)}
    state = table("g5 r1 b8 g9 b2 b3 r9", **child)
    assert SEVEN_ATE_NINE.view(state, ONE).row_results == tuple(range(1, 11))
    state = table("g5 r1 b8 g9 b2 b3 r9", "0 draw", "0 r1~", **child)
    assert SEVEN_ATE_NINE.view(state, ONE).row_results == (4, 8)
    assert SEVEN_ATE_NINE.view(state, OTHER).row_results == ()
    assert SEVEN_ATE_NINE.view(state, None).row_results == ()
    has_row = [SEVEN_ATE_NINE.view(state, seat).has_row for seat in (ONE, OTHER, None)]
    assert has_row == [True, False, False]
