"""The rulebook's own examples, in the order of its players: Sarah, Tim, Linus, Maria."""

from __future__ import annotations

from backtrick import Reason
from backtrick.games.quick_easy import QUICK_EASY, State
from tests.games.moves import played, why

SARAH, TIM, LINUS, MARIA = range(4)

DECK = "r7 y3  b4 g2  b5 p10  g8 y8  r1 y6 p4 b9 r3 g5"

SARAHS_TURN = ("0 r7v", "0 end")
TIMS_TURN = ("1 b4v", "1 g2v", "1 end")
LINUS_TURN = ("2 b5^", "2 end")


def table(*moves: str) -> State:
    """The table of the four after these moves."""
    start = QUICK_EASY.deal(QUICK_EASY.options(players=4, starter=SARAH), deck=DECK.split())
    return played(QUICK_EASY, start, *moves)


def hand(state: State, seat: int) -> set[str]:
    """What the seat sees in its hand."""
    return set(map(str, QUICK_EASY.view(state, seat).hand))


def tops(state: State) -> list[str]:
    """What everybody sees: the top of the ascending row, then of the descending one."""
    return [str(card) for card in QUICK_EASY.view(state, None).tops]


def test_sarah_lays_the_red_7_on_the_descending_row_and_draws_one_card() -> None:
    """A turn of one card: it tops the row, and the hand is two again."""
    state = table(*SARAHS_TURN)
    assert tops(state) == ["None", "r7"]
    assert hand(state, SARAH) == {"y3", "r1"}
    assert QUICK_EASY.to_act(state) == (TIM,)


def test_tim_lays_the_blue_4_and_the_green_2_on_the_red_7_and_draws_two_cards() -> None:
    """A turn of two cards on one row, the second on top of the first."""
    state = table(*SARAHS_TURN, *TIMS_TURN)
    assert tops(state) == ["None", "g2"]
    assert hand(state, TIM) == {"y6", "p4"}
    assert QUICK_EASY.to_act(state) == (LINUS,)


def test_linus_lays_the_blue_5_on_the_ascending_row_and_draws_one_card() -> None:
    """The other row is still open: any card starts it."""
    state = table(*SARAHS_TURN, *TIMS_TURN, *LINUS_TURN)
    assert tops(state) == ["b5", "g2"]
    assert hand(state, LINUS) == {"p10", "b9"}
    assert QUICK_EASY.to_act(state) == (MARIA,)


def test_maria_takes_the_descending_row_back_from_2_to_8_with_green_on_green() -> None:
    """The reverse trick: the green 8 fits on the green 2, which a yellow 8 does not."""
    state = table(*SARAHS_TURN, *TIMS_TURN, *LINUS_TURN)
    assert why(QUICK_EASY, state, MARIA, "y8v") is Reason.DOES_NOT_FIT
    state = played(QUICK_EASY, state, "3 g8v")
    assert tops(state) == ["b5", "g8"]
