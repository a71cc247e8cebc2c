"""Children at their own pace, each with a row of their own."""

from __future__ import annotations

from backtrick import Moment, Reason
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE, State
from tests.games.moves import legal, played, why

from .table import ONE, OTHER, table, tried


def with_a_child(deck: str, *moves: str) -> State:
    """The first seat is a child with its own row."""
    return table(deck, *moves, players=2, own_pace=True, children=(ONE,))


def test_any_card_starts_a_childs_own_row() -> None:
    """The child may also lay in the middle."""
    state = with_a_child("g5 r1 g6 b9 b2 b3 r9", "0 draw", "0 draw")
    assert legal(SEVEN_ATE_NINE, state, ONE) == ["draw", "r1~", "g6", "g6~"]


def test_a_childs_row_continues_like_the_middle() -> None:
    """A 4 fits on a red 1, or an 8 by wrapping around; the middle does not change."""
    state = with_a_child("g5 r1 b8 g9 b2 b3 r9", *["0 draw"] * 3, "0 r1~")
    assert why(SEVEN_ATE_NINE, state, ONE, "g9~") is Reason.DOES_NOT_FIT
    state = played(SEVEN_ATE_NINE, state, "0 b8~")
    view = SEVEN_ATE_NINE.view(state, OTHER)
    assert [str(card) for card in view.row_tops] == ["b8", "None"]
    assert (str(view.middle), view.turned) == ("g5", 1)


def test_a_child_is_never_too_late_for_its_row() -> None:
    """Others can cover the middle, but not the child's row."""
    state = with_a_child("g5 r1 r4 g7 g6 b3 r9", *["0 draw"] * 3, "0 r1~", "1 draw", "1 g6")
    assert why(SEVEN_ATE_NINE, state, ONE, "r4~", Moment(seen=1)) is None


def test_adults_have_no_row_of_their_own() -> None:
    """Neither at a table with a child nor at one without own_pace."""
    state = with_a_child("g5 r1 g6 b9 b2 b3 r9", "1 draw")
    assert why(SEVEN_ATE_NINE, state, OTHER, "b2~") is Reason.NO_OWN_ROW
    assert why(SEVEN_ATE_NINE, table("g5 r1 b2", "0 draw"), ONE, "r1~") is Reason.NO_OWN_ROW
    handicap_only = table("g5 r1 g6 b9", "0 draw", handicap=2, children=(ONE,))
    assert why(SEVEN_ATE_NINE, handicap_only, ONE, "r1~") is Reason.NO_OWN_ROW


def test_a_wrong_card_on_a_childs_row_is_a_miss() -> None:
    """It bars the child from both places."""
    state = with_a_child("g5 r1 b9 g6 b2 b3 r9", *["0 draw"] * 3, "0 r1~")
    state, reason = tried(state, ONE, "b9~", Moment(at=10))
    assert reason is Reason.DOES_NOT_FIT
    for move in ("g6", "g6~"):
        assert why(SEVEN_ATE_NINE, state, ONE, move, Moment(at=1_009)) is Reason.BARRED


def test_the_last_card_goes_to_the_middle_not_to_the_childs_row() -> None:
    """Everybody should see that the game is over."""
    state = with_a_child("g5 r1 r4 b2 b3", "0 draw", "0 draw", "0 r1~")
    assert why(SEVEN_ATE_NINE, state, ONE, "r4~") is Reason.LAST_CARD_GOES_TO_THE_MIDDLE
    assert legal(SEVEN_ATE_NINE, state, ONE) == ["r4"]


def test_no_halt_while_a_card_fits_on_a_childs_row() -> None:
    """The game halts once nothing fits there either; the cards of the row stay."""
    cards = "g5 g6 b4 r1 r10 b2 r2 r3 r9"
    state = with_a_child(cards, *["0 draw", "1 draw"] * 4, "0 g6")
    assert SEVEN_ATE_NINE.view(state, None).halts == 0
    assert legal(SEVEN_ATE_NINE, state, ONE) == ["r1~", "b4~", "r10~"]
    state = played(SEVEN_ATE_NINE, state, "0 r10~")
    view = SEVEN_ATE_NINE.view(state, None)
    assert (view.halts, view.stack_sizes) == (1, (2, 4))
    assert str(view.row_tops[ONE]) == "r10"


def test_a_childs_row_does_not_wrap_if_the_middle_does_not() -> None:
    """With own_pace and no_wrap together."""
    options = {"own_pace": True, "children": (ONE,), "no_wrap": True}
    state = table("g5 r1 b8 r4 b2 b3 r9", *["0 draw"] * 3, "0 r1~", **options)
    assert why(SEVEN_ATE_NINE, state, ONE, "b8~") is Reason.DOES_NOT_FIT
    assert why(SEVEN_ATE_NINE, state, ONE, "r4~") is None
