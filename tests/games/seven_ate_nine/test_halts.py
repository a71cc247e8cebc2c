"""Halts: nobody can go on."""

from __future__ import annotations

from backtrick import Ending, Moment, Outcome, Reason
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE, State
from tests.games.moves import legal, played, why

from .table import ONE, OTHER, middle, table, tried


def before_the_halt(*, seed: int = 0) -> State:
    """All cards are drawn. Once the 6 is laid nothing fits, but a 4 would fit on the 5 again."""
    cards = "g5 g6 b4 r1 b2 r2 r3"
    start = SEVEN_ATE_NINE.deal(SEVEN_ATE_NINE.options(), seed=seed, deck=cards.split())
    return played(SEVEN_ATE_NINE, start, *["0 draw", "1 draw"] * 3)


def test_play_halts_when_all_stacks_are_empty_and_nobody_can_lay() -> None:
    """Hands become stacks, the middle is shuffled and a card turned up, and play goes on."""
    state = played(SEVEN_ATE_NINE, before_the_halt(), "0 g6")
    view = SEVEN_ATE_NINE.view(state, None)
    assert (view.halts, view.hand_sizes, view.stack_sizes) == (1, (0, 0), (2, 3))
    assert sorted(map(str, state.stacks[ONE])) == ["b4", "r1"]
    assert sorted(map(str, state.stacks[OTHER])) == ["b2", "r2", "r3"]
    assert sorted(map(str, state.middle)) == ["g5", "g6"]
    assert SEVEN_ATE_NINE.outcome(state) is None
    assert SEVEN_ATE_NINE.to_act(state) == (ONE, OTHER)


def test_a_draw_can_bring_the_halt_too() -> None:
    """Drawing the last card of the last stack, which does not fit, halts the game."""
    state = table("g5 g6 b4 r1 b2 r2 r3", "0 draw", "0 g6", *["0 draw", "1 draw"] * 2)
    assert SEVEN_ATE_NINE.view(state, None).halts == 0
    state = played(SEVEN_ATE_NINE, state, "1 draw")
    assert SEVEN_ATE_NINE.view(state, None).halts == 1


def test_a_halt_shuffles_the_stacks_and_the_middle() -> None:
    """Each seed has its own order, and every order occurs."""
    after = [played(SEVEN_ATE_NINE, before_the_halt(seed=seed), "0 g6") for seed in range(60)]
    assert {middle(state) for state in after} == {"g5", "g6"}
    assert len({state.stacks[ONE] for state in after}) == 2
    assert len({state.stacks[OTHER] for state in after}) == 6


def test_a_halt_turns_up_a_new_card() -> None:
    """The count of cards goes on; a card meant for the middle before the halt is too late."""
    state = played(SEVEN_ATE_NINE, before_the_halt(), "0 g6")
    assert SEVEN_ATE_NINE.view(state, None).turned == 3
    assert why(SEVEN_ATE_NINE, state, ONE, "b4", Moment(seen=2)) is Reason.TOO_LATE
    assert why(SEVEN_ATE_NINE, state, ONE, "draw", Moment(seen=2)) is None


def test_halts_are_repeated_until_something_fits() -> None:
    """The 4 waits for the 5 to turn up, however often everything has to be drawn again."""
    for seed in range(20):
        state = played(SEVEN_ATE_NINE, before_the_halt(seed=seed), "0 g6")
        while "b4" not in legal(SEVEN_ATE_NINE, state, ONE):
            seat = ONE if "draw" in legal(SEVEN_ATE_NINE, state, ONE) else OTHER
            state = played(SEVEN_ATE_NINE, state, f"{seat} draw")
        assert middle(state) == "g5"
        assert SEVEN_ATE_NINE.outcome(state) is None


def test_there_is_no_halt_while_a_stack_has_cards() -> None:
    """Somebody may still draw something that fits."""
    state = table("g5 g6 b4 r1 b2 r2 r3", *["0 draw"] * 3, "0 g6", "1 draw", "1 draw")
    assert SEVEN_ATE_NINE.view(state, None).halts == 0
    assert SEVEN_ATE_NINE.to_act(state) == (OTHER,)


def test_there_is_no_halt_while_somebody_has_a_last_card() -> None:
    """A last card fits anywhere."""
    state = table("g5 r1 b2", "0 draw", "1 draw")
    assert SEVEN_ATE_NINE.view(state, None).halts == 0
    assert legal(SEVEN_ATE_NINE, state, ONE) == ["r1"]


def test_stuck_when_no_card_of_the_middle_would_ever_help() -> None:
    """No order of the cards would help, so the game ends without a winner."""
    state = table("g5 r1 b1 b2 r2", *["0 draw", "1 draw"] * 2)
    assert SEVEN_ATE_NINE.outcome(state) == Outcome(Ending.STUCK, (), cards_left=4)


def test_childrens_rows_go_to_the_middle_when_nothing_else_helps() -> None:
    """With children's rows nobody is stuck for good: the rows begin again, with any card."""
    cards = "g5 r1 b1 b2 r2 r2 b2"
    state = table(cards, *["0 draw", "1 draw"] * 3, own_pace=True, children=(ONE,))
    assert SEVEN_ATE_NINE.view(state, None).halts == 0
    state = played(SEVEN_ATE_NINE, state, "0 r1~")
    view = SEVEN_ATE_NINE.view(state, None)
    assert (view.halts, view.row_tops, view.middle_size) == (1, (None, None), 2)
    assert SEVEN_ATE_NINE.outcome(state) is None


def test_a_halt_lifts_no_bar() -> None:
    """The penalty for a miss just before it still applies."""
    state, reason = tried(before_the_halt(), OTHER, "b2", Moment(at=100))
    assert reason is Reason.DOES_NOT_FIT
    state, _ = tried(state, ONE, "g6", Moment(at=200))
    assert SEVEN_ATE_NINE.view(state, None).halts == 1
    assert SEVEN_ATE_NINE.view(state, None).barred == (0, 1_100)
