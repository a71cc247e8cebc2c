"""What the golden records of Quick & Easy show."""

from __future__ import annotations

from itertools import pairwise

import pytest

from backtrick import Ending, Outcome, Reason
from backtrick.games.quick_easy import QUICK_EASY

from .goldens import NAMES, last, moves, option, outcome, record, refusals, states

ALL = [name for name in NAMES if name.startswith("quick-easy-")]


@pytest.mark.parametrize("name", ALL)
def test_the_result_counts_the_cards_left(name: str) -> None:
    """It counts all cards that are not in the rows; none if the game was won."""
    left = 50 - sum(map(len, last(name).rows))
    assert outcome(name).cards_left == left
    assert outcome(name).ending is (Ending.NOTHING_FITS if left else Ending.ALL_LAID)


def test_normal() -> None:
    """Turns of one card and of two, and the reverse trick on both rows."""
    name = "quick-easy-normal"
    assert option(name, "variant") == "normal"
    assert {before.laid_this_turn for before, move, _ in moves(name) if move == "end"} == {1, 2}
    up, down = ([card.number for card in row] for row in last(name).rows)
    assert any(later < sooner for sooner, later in pairwise(up))
    assert any(later > sooner for sooner, later in pairwise(down))


@pytest.mark.parametrize("name", ["quick-easy-pro", "quick-easy-won-pro-open-rows"])
def test_pro(name: str) -> None:
    """Exactly one card a turn."""
    assert option(name, "variant") == "pro"
    assert {before.laid_this_turn for before, move, _ in moves(name) if move == "end"} == {1}


def test_agree() -> None:
    """Votes are cast, changed twice and once repeated in vain, until all agree."""
    name = "quick-easy-agree"
    votes = [state.votes for state in states(name)]
    given = [(old[seat], new[seat]) for old, new in pairwise(votes) for seat in range(5)]
    assert sum(old is not None and old != new for old, new in given) == 2
    assert refusals(name) == {Reason.START_NOT_AGREED: 1, Reason.SAME_VOTE: 1}
    assert last(name).votes == (3,) * 5
    assert next(before.turn for before, move, _ in moves(name) if move == "end") == 3


def test_random_starter() -> None:
    """The lot decides; the other seat tried first and had to wait."""
    assert option("quick-easy-random-starter", "starter") == "random"
    assert refusals("quick-easy-random-starter") == {Reason.NOT_YOUR_TURN: 1}


@pytest.mark.parametrize("name", ["quick-easy-open-rows", "quick-easy-won-pro-open-rows"])
def test_open_rows(name: str) -> None:
    """Everybody sees all cards laid while the game runs."""
    assert all(QUICK_EASY.view(state, None).rows == state.rows for state in states(name))


def test_lost_with_cards_to_draw() -> None:
    """The seat on turn holds two cards that do not fit; many are still in the draw pile."""
    state = last("quick-easy-lost-with-cards-to-draw")
    assert outcome("quick-easy-lost-with-cards-to-draw").ending is Ending.NOTHING_FITS
    assert len(state.hands[state.turn]) == 2
    assert len(state.pile) >= 10


def test_passed_over() -> None:
    """In the endgame a seat with an empty hand is passed over, and the next one plays."""
    passed = [
        (after, (before.turn + 1) % 4)
        for before, move, after in moves("quick-easy-passed-over")
        if move == "end" and after.turn != (before.turn + 1) % 4
    ]
    assert all(state.hands[seat] == () and state.pile == () for state, seat in passed)
    assert any(state.outcome is None for state, _ in passed)


@pytest.mark.parametrize("name", ["quick-easy-won", "quick-easy-won-pro-open-rows"])
def test_won(name: str) -> None:
    """All fifty cards laid, by the whole team."""
    everybody = tuple(range(len(record(name).seats)))
    assert outcome(name) == Outcome(Ending.ALL_LAID, everybody, cards_left=0)
