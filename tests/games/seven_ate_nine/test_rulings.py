"""The rules beyond the rulebook's examples: cards, drawing, laying, the last card."""

from __future__ import annotations

from collections import Counter

import pytest

from backtrick import Ending, Moment, Outcome, Reason
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE
from tests.games.moves import legal, played, why

from .table import ONE, OTHER, hand, middle, table


def test_there_are_73_cards() -> None:
    """24 green, 24 blue and 25 red ones; each face twice, and thirteen of them a third time."""
    faces = Counter(str(card) for card in SEVEN_ATE_NINE.deck(seed=9))
    assert faces.total() == 73
    assert Counter(face[0] for face in faces.elements()) == {"g": 24, "b": 24, "r": 25}
    assert set(faces) == {f"{colour}{value}" for colour in "gbr" for value in range(1, 11)}
    thirds = "g1 g2 g3 g4 b5 b6 b7 b8 r1 r2 r3 r9 r10"
    assert {face for face, copies in faces.items() if copies == 3} == set(thirds.split())
    assert Counter(faces.values()) == {2: 17, 3: 13}


@pytest.mark.parametrize("players", range(1, 5))
def test_all_stacks_are_equal(players: int) -> None:
    """One card in the middle, 72 in stacks, nothing in the hands and nothing left over."""
    state = SEVEN_ATE_NINE.deal(SEVEN_ATE_NINE.options(players=players), seed=players)
    view = SEVEN_ATE_NINE.view(state, None)
    assert view.stack_sizes == (72 // players,) * players
    assert view.hand_sizes == (0,) * players
    assert view.middle_size == 1


@pytest.mark.parametrize("handicap, children, stacks", [
    (2, (0,), (24, 48)),
    (3, (0,), (18, 54)),
    (2, (1,), (28, 14, 28)),
    (2, (0, 2), (18, 36, 18)),
    (3, (0,), (10, 30, 30)),
    (3, (0, 1), (14, 14, 42)),
    (2, (3,), (20, 20, 20, 10)),
    (3, (0, 1, 2), (12, 12, 12, 36)),
    (3, (2, 3), (27, 27, 9, 9)),
])  # fmt: skip
def test_a_handicap_gives_adults_two_or_three_times_a_childs_cards(
    handicap: int, children: tuple[int, ...], stacks: tuple[int, ...]
) -> None:
    """As many as deal evenly; the rest is set aside."""
    options = SEVEN_ATE_NINE.options(players=len(stacks), handicap=handicap, children=children)
    state = SEVEN_ATE_NINE.deal(options, seed=1)
    assert SEVEN_ATE_NINE.view(state, None).stack_sizes == stacks
    assert len(state.course.aside) == 72 - sum(stacks)
    assert len(state.course.aside) < handicap * len(stacks)


def test_cards_are_drawn_one_at_a_time_and_a_hand_may_be_of_any_size() -> None:
    """Each draw takes the top card of the seat's own stack, until it is empty."""
    state = table("g5 r1 b2 b3 r2 g1 g9")
    for size in (1, 2, 3):
        assert why(SEVEN_ATE_NINE, state, ONE, "draw") is None
        state = played(SEVEN_ATE_NINE, state, "0 draw")
        view = SEVEN_ATE_NINE.view(state, ONE)
        assert (view.hand_sizes, view.stack_sizes) == ((size, 0), (3 - size, 3))
    assert hand(state, ONE) == ["r1", "b2", "b3"]
    assert why(SEVEN_ATE_NINE, state, ONE, "draw") is Reason.STACK_EMPTY


def test_everybody_may_act_at_any_time() -> None:
    """There are no turns: the same seat may lay again and again, if it is fast enough."""
    state = table("g5 g6 g7 g8 r1 r2 r3")
    assert SEVEN_ATE_NINE.to_act(state) == (ONE, OTHER)
    state = played(SEVEN_ATE_NINE, state, "0 draw", "0 draw", "0 draw", "0 g6", "0 g7")
    assert middle(state) == "g7"
    assert SEVEN_ATE_NINE.to_act(state) == (ONE, OTHER)


def test_nobody_may_look_into_a_stack() -> None:
    """Even its owner does not know a card before drawing it."""
    state = table("g5 g6 g7 g8 r1 r2 r3")
    assert why(SEVEN_ATE_NINE, state, ONE, "g6") is Reason.CARD_NOT_HELD
    assert hand(state, ONE) == []


def test_a_card_of_another_hand_cannot_be_laid() -> None:
    """Only the seat that holds a card can lay it."""
    state = table("g5 g6 g7 r1 r2", "0 draw")
    assert why(SEVEN_ATE_NINE, state, OTHER, "g6") is Reason.CARD_NOT_HELD


def test_a_seat_that_can_neither_draw_nor_lay_waits() -> None:
    """It may act again once the middle has changed."""
    state = table("g5 r1 b7 g6 r2", "0 draw", "0 draw", "1 draw")
    assert SEVEN_ATE_NINE.to_act(state) == (OTHER,)
    assert legal(SEVEN_ATE_NINE, state, ONE) == []
    state = played(SEVEN_ATE_NINE, state, "1 draw", "1 g6")
    assert legal(SEVEN_ATE_NINE, state, ONE) == ["b7"]


def test_results_do_not_wrap_around_with_no_wrap() -> None:
    """A 2 or a 6 fits on a red 9; without wrapping, only the 6."""
    cards, draws = "r9 g2 g6 b1 b3", ("0 draw", "0 draw")
    assert legal(SEVEN_ATE_NINE, table(cards, *draws), ONE) == ["g2", "g6"]
    state = table(cards, *draws, no_wrap=True)
    assert legal(SEVEN_ATE_NINE, state, ONE) == ["g6"]
    assert why(SEVEN_ATE_NINE, state, ONE, "g2") is Reason.DOES_NOT_FIT


@pytest.mark.parametrize("last", ["g4", "r6", "r1", "b5", "g10"])
def test_the_last_card_may_have_any_value(last: str) -> None:
    """It wins whether it fits on the 5 or not."""
    state = table(f"g5 {last} b2", "0 draw")
    assert legal(SEVEN_ATE_NINE, state, ONE) == [last]
    state = played(SEVEN_ATE_NINE, state, f"0 {last}")
    assert SEVEN_ATE_NINE.outcome(state) == Outcome(Ending.LAST_CARD, (ONE,), cards_left=1)
    assert SEVEN_ATE_NINE.to_act(state) == ()


def test_a_last_card_in_the_stack_has_to_be_drawn() -> None:
    """Like every card, it is laid from the hand."""
    state = table("g5 g6 r1 b2 b3", "0 draw", "0 g6")
    assert legal(SEVEN_ATE_NINE, state, ONE) == ["draw"]
    assert legal(SEVEN_ATE_NINE, played(SEVEN_ATE_NINE, state, "0 draw"), ONE) == ["r1"]


def test_one_card_in_the_hand_and_one_in_the_stack_are_two() -> None:
    """Only a seat's very last card may have any value."""
    state = table("g5 r1 r2 b2 b3", "0 draw")
    assert why(SEVEN_ATE_NINE, state, ONE, "r1") is Reason.DOES_NOT_FIT


def test_a_last_card_is_never_too_late() -> None:
    """It need not fit on anything, so a change of the middle does not matter."""
    state = table("g5 g6 r1 b7 b3", "0 draw", "0 draw", "0 g6", "1 draw", "1 b7")
    assert why(SEVEN_ATE_NINE, state, ONE, "r1", Moment(seen=2)) is None
