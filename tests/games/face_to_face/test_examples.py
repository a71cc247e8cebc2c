"""The rulebook's own examples."""

from __future__ import annotations

import pytest

from backtrick import Reason
from backtrick.games.face_to_face import FACE_TO_FACE, State
from tests.games.moves import played, why

TIM, SARA = range(2)
NUMBERS = range(2, 60)


def duel(tims: str, saras: str, *moves: str, starter: int = TIM) -> State:
    """The duel after these moves; both have their cards in this order."""
    options = FACE_TO_FACE.options(starter=starter)
    start = FACE_TO_FACE.deal(options, deck=[tims.split(), saras.split()])
    return played(FACE_TO_FACE, start, *moves)


def tops(state: State, seat: int) -> tuple[int, int]:
    """The top numbers of a seat's ascending and descending row."""
    up, down = FACE_TO_FACE.view(state, None).tops[seat]
    return up.number, down.number


def hand(state: State, seat: int) -> list[int]:
    """The numbers that the seat sees in its hand."""
    return [card.number for card in FACE_TO_FACE.view(state, seat).hand]


def test_17_on_27() -> None:
    """Tim's ascending row shows 27: it takes a higher card, or one exactly 10 lower."""
    state = duel("27 16 17 18 28 50", "2 3 4 5 6 7", "0 27^")
    assert why(FACE_TO_FACE, state, TIM, "28^") is None
    assert why(FACE_TO_FACE, state, TIM, "16^") is Reason.DOES_NOT_FIT
    assert why(FACE_TO_FACE, state, TIM, "18^") is Reason.DOES_NOT_FIT
    assert tops(played(FACE_TO_FACE, state, "0 17^"), TIM) == (17, 60)


def test_45_on_35() -> None:
    """Sara's descending row shows 35: it takes a lower card, or one exactly 10 higher."""
    state = duel("2 3 4 5 6 7", "35 34 44 45 46 9", "1 35v", starter=SARA)
    assert why(FACE_TO_FACE, state, SARA, "34v") is None
    assert why(FACE_TO_FACE, state, SARA, "44v") is Reason.DOES_NOT_FIT
    assert why(FACE_TO_FACE, state, SARA, "46v") is Reason.DOES_NOT_FIT
    assert tops(played(FACE_TO_FACE, state, "1 45v"), SARA) == (1, 45)


def test_12_on_an_opponents_29() -> None:
    """Tim may improve Sara's ascending row as far as he likes."""
    state = duel("12 30 31 32 33 34", "20 29 50 51 52 53", "1 20^", "1 29^", "1 end", starter=SARA)
    assert why(FACE_TO_FACE, state, TIM, "30^!") is Reason.DOES_NOT_HELP
    assert tops(played(FACE_TO_FACE, state, "0 12^!"), SARA) == (12, 60)


@pytest.mark.parametrize(
    "move, helping", [("{}^!", range(2, 18)), ("{}v!", range(41, 60))], ids=["18", "40"]
)
def test_the_bounds_18_and_40_for_helping(move: str, helping: range) -> None:
    """On Tim's rows at 18 and 40 Sara may lay anything below 18 or above 40, and nothing else."""

    def helps(number: int) -> bool:
        # Sara's hand: the number in question, and others that leave her a second card.
        others = " ".join(str(other) for other in (29, 30, 31, 32, 33, 34) if other != number)
        state = duel("18 40 2 3 4 5", f"{number} {others}", "0 18^", "0 40v", "0 end")
        assert tops(state, TIM) == (18, 40)
        return why(FACE_TO_FACE, state, SARA, move.format(number)) is None

    assert list(filter(helps, NUMBERS)) == list(helping)


def test_sara_lays_three_cards_at_home_and_draws_2() -> None:
    """Two cards are drawn after a turn at home, however many were laid."""
    saras = "10 11 12 40 41 42 2 3 4 5 6"
    state = duel("7 8 9", saras, "1 10^", "1 11^", "1 12^", "1 end", starter=SARA)
    assert hand(state, SARA) == [2, 3, 40, 41, 42]
    assert FACE_TO_FACE.view(state, SARA).pile_sizes[SARA] == 3


def test_tim_lays_four_cards_at_home_and_one_at_saras_and_refills_to_6() -> None:
    """A card laid at the opponent's earns a full hand."""
    tims = "20 21 22 23 5 59 30 31 32 33 34 35"
    state = duel(tims, "6 7 50 51 52 53", "1 6^", "1 7^", "1 end", starter=SARA)
    state = played(FACE_TO_FACE, state, "0 20^", "0 21^", "0 5^!", "0 22^", "0 23^", "0 end")
    assert tops(state, SARA) == (5, 60)
    assert hand(state, TIM) == [30, 31, 32, 33, 34, 59]
    assert FACE_TO_FACE.view(state, TIM).pile_sizes[TIM] == 1


def test_sara_lays_4_then_8_then_13() -> None:
    """On the ascending row the numbers rise, with gaps of any size."""
    state = duel("2 3 4", "4 8 13 20 30 40", "1 4^", "1 8^", "1 13^", starter=SARA)
    assert tops(state, SARA) == (13, 60)
    assert FACE_TO_FACE.view(state, None).row_sizes[SARA] == (3, 0)


@pytest.mark.parametrize(
    "row, numbers", [("^", "3 11 12 13 18 20"), ("v", "54 50 48 41 40 37")], ids=["up", "down"]
)
def test_a_row_of_six(row: str, numbers: str) -> None:
    """The rulebook's sequences can each be laid in a single turn, but not the other way round."""
    moves = [f"0 {number}{row}" for number in numbers.split()]
    state = duel(f"{numbers} 2 59", "7 8 9", *moves)
    assert hand(state, TIM) == []
    backwards = duel(f"{numbers} 2 59", "7 8 9", moves[-1])
    assert why(FACE_TO_FACE, backwards, TIM, moves[0].removeprefix("0 ")) is Reason.DOES_NOT_FIT


def test_tim_lays_one_up_two_down_and_one_on_saras_ascending_row() -> None:
    """A turn spreads over all rows in any order."""
    saras = "30 31 50 51 52 53"
    start = duel("10 55 54 20 40 41", saras, "1 30^", "1 31^", "1 end", starter=SARA)
    state = played(FACE_TO_FACE, start, "0 10^", "0 55v", "0 54v", "0 20^!")
    assert tops(state, TIM) == (10, 54)
    assert tops(state, SARA) == (20, 60)
    assert "end" in [str(move) for move in FACE_TO_FACE.legal_moves(state, TIM)]
