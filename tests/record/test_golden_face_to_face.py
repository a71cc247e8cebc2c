"""What the golden records of Face to Face show."""

from __future__ import annotations

from itertools import pairwise

import pytest

from backtrick import Ending, Reason

from .goldens import NAMES, last, moves, outcome, refusals

ALL = [name for name in NAMES if name.startswith("face-to-face-")]


@pytest.mark.parametrize("name", ALL)
def test_a_duel_has_help_and_reverse_tricks_and_a_slip(name: str) -> None:
    """It has cards laid at the opponent's, reverse tricks, and an attempt out of turn."""
    assert any(move.endswith("!") for _, move, _ in moves(name))
    rows = [[card.number for card in row] for rows in last(name).rows for row in rows]
    assert any(abs(later - sooner) == 10 for row in rows for sooner, later in pairwise(row))
    assert refusals(name) == {Reason.NOT_YOUR_TURN: 1}


def test_won() -> None:
    """One player has laid all 58 cards, on any rows."""
    name = "face-to-face-won"
    (winner,) = outcome(name).winners
    assert outcome(name).ending is Ending.ALL_LAID
    colour = ("gold", "silver")[winner]
    laid = [
        card.number
        for rows in last(name).rows
        for row in rows
        for card in row[1:]
        if card.colour == colour
    ]
    assert sorted(laid) == list(range(2, 60))


def test_cannot_lay_two() -> None:
    """The loser still has cards in hand and pile, but no two that could be laid."""
    name = "face-to-face-cannot-lay-two"
    (winner,) = outcome(name).winners
    loser, state = 1 - winner, last(name)
    assert outcome(name).ending is Ending.CANNOT_LAY_TWO
    assert state.turn == loser
    assert len(state.hands[loser]) > 1
    assert state.piles[loser]


def test_single_last_card() -> None:
    """The loser comes on turn with one card left in all."""
    name = "face-to-face-single-last-card"
    (winner,) = outcome(name).winners
    loser, state = 1 - winner, last(name)
    assert outcome(name).ending is Ending.CANNOT_LAY_TWO
    assert state.turn == loser
    assert (len(state.hands[loser]), len(state.piles[loser])) == (1, 0)
