"""Several cards at once: the first, the late and the wrong."""

from __future__ import annotations

import pytest

from backtrick import Moment, Reason
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE, State
from tests.games.moves import legal, played, why

from .table import ONE, OTHER, hand, middle, table, tried


def rivals() -> State:
    """Both hold a 6 for the 5 in the middle, and other cards."""
    return table("g5 g6 r1 r9 b6 r2 r10", *("0 draw", "0 draw", "1 draw", "1 draw"))


def test_the_first_of_two_cards_stays_and_the_other_goes_back() -> None:
    """At the very same time the order decides; the second seat was too late and keeps its card."""
    state = rivals()
    same_time = Moment(at=700, seen=SEVEN_ATE_NINE.view(state, None).turned)
    state, reason = tried(state, ONE, "g6", same_time)
    assert reason is None
    state, reason = tried(state, OTHER, "b6", same_time)
    assert reason is Reason.TOO_LATE
    assert middle(state) == "g6"
    assert "b6" in hand(state, OTHER)


def test_being_late_is_not_a_miss() -> None:
    """It costs nothing: the slower seat may lay at once."""
    before = played(SEVEN_ATE_NINE, rivals(), "0 g6")
    after, reason = tried(before, OTHER, "b6", Moment(at=0, seen=1))
    assert reason is Reason.TOO_LATE
    assert after == before


def test_a_late_card_that_did_not_fit_what_was_seen_is_a_miss() -> None:
    """The red 2 fits neither the 5 its owner saw nor the 6 there now."""
    state = played(SEVEN_ATE_NINE, rivals(), "0 g6")
    assert why(SEVEN_ATE_NINE, state, OTHER, "r2", Moment(seen=1)) is Reason.DOES_NOT_FIT
    assert why(SEVEN_ATE_NINE, state, OTHER, "r2", Moment(seen=2)) is Reason.DOES_NOT_FIT


def test_a_card_is_judged_by_what_was_seen_not_by_what_is_there_now() -> None:
    """The red 7 fits the new green 6, but its owner laid it on the 5: a miss."""
    state = table("g5 g6 r1 r9 r7 r2 r10", *("0 draw", "0 draw", "1 draw", "1 draw"), "0 g6")
    assert why(SEVEN_ATE_NINE, state, OTHER, "r7", Moment(seen=1)) is Reason.DOES_NOT_FIT
    assert why(SEVEN_ATE_NINE, state, OTHER, "r7", Moment(seen=2)) is None


def test_a_miss_is_an_event_in_time() -> None:
    """Later events cannot happen before it."""
    state, _ = tried(rivals(), ONE, "r1", Moment(at=1_000))
    assert SEVEN_ATE_NINE.view(state, None).clock == 1_000


def test_a_seat_that_has_seen_everything_is_judged_by_the_top() -> None:
    """The same 6 is a wrong card for a seat that has seen the new 6."""
    state = played(SEVEN_ATE_NINE, rivals(), "0 g6")
    assert why(SEVEN_ATE_NINE, state, OTHER, "b6", Moment(seen=2)) is Reason.DOES_NOT_FIT
    assert why(SEVEN_ATE_NINE, state, OTHER, "b6") is Reason.DOES_NOT_FIT


def test_a_miss_bars_from_laying_for_a_second() -> None:
    """By the time of the events, and only the seat that missed."""
    state, reason = tried(rivals(), ONE, "r1", Moment(at=1_000))
    assert reason is Reason.DOES_NOT_FIT
    assert "r1" in hand(state, ONE)
    assert SEVEN_ATE_NINE.view(state, OTHER).barred == (2_000, 0)
    assert why(SEVEN_ATE_NINE, state, ONE, "g6", Moment(at=1_000)) is Reason.BARRED
    assert why(SEVEN_ATE_NINE, state, ONE, "g6", Moment(at=1_999)) is Reason.BARRED
    assert why(SEVEN_ATE_NINE, state, ONE, "g6", Moment(at=2_000)) is None
    assert why(SEVEN_ATE_NINE, state, OTHER, "b6", Moment(at=1_000)) is None


def test_a_barred_seat_may_draw() -> None:
    """It only has to wait before it lays."""
    state, _ = tried(rivals(), ONE, "r1", Moment(at=1_000))
    assert legal(SEVEN_ATE_NINE, state, ONE, Moment(at=1_500)) == ["draw"]
    assert legal(SEVEN_ATE_NINE, state, ONE, Moment(at=2_000)) == ["draw", "g6"]


def test_trying_while_barred_does_not_bar_for_longer() -> None:
    """One miss costs one second."""
    state, _ = tried(rivals(), ONE, "r1", Moment(at=1_000))
    after, reason = tried(state, ONE, "r1", Moment(at=1_500))
    assert reason is Reason.BARRED
    assert after == state


@pytest.mark.parametrize(
    "seconds, milliseconds", [(0.25, 250), (1.001, 1_001), (2, 2_000), (10, 10_000)]
)
def test_the_table_sets_how_long_a_miss_bars(seconds: float, milliseconds: int) -> None:
    """In seconds, to the millisecond."""
    state = table("g5 g6 r1 b6 r2", "0 draw", "0 draw", miss_penalty=seconds)
    state, _ = tried(state, ONE, "r1", Moment(at=40))
    assert why(SEVEN_ATE_NINE, state, ONE, "g6", Moment(at=39 + milliseconds)) is Reason.BARRED
    assert why(SEVEN_ATE_NINE, state, ONE, "g6", Moment(at=40 + milliseconds)) is None


def test_a_miss_costs_nothing_with_a_penalty_of_zero() -> None:
    """The card goes back, and nothing else happens."""
    state = table("g5 g6 r1 b6 r2", "0 draw", "0 draw", miss_penalty=0)
    after, reason = tried(state, ONE, "r1", Moment(at=40))
    assert reason is Reason.DOES_NOT_FIT
    assert after == state
    assert why(SEVEN_ATE_NINE, after, ONE, "g6", Moment(at=40)) is None


@pytest.mark.parametrize("move", ["g9", "g6~", "draw"])
def test_only_a_wrong_card_is_a_miss(move: str) -> None:
    """A card not held, a missing row or an empty stack costs nothing."""
    state = table("g5 g6 r1 b6 r2", "0 draw", "0 draw")
    after, reason = tried(state, ONE, move, Moment(at=40))
    assert reason is not None
    assert after == state
