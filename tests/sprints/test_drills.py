"""Positions of drills: real ones, each with one sum that leads to a card."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.games.seven_ate_nine.cards import FITTING
from backtrick.sprints import Answer, Count, Sum, all_sums, asked_sum, counted, drill_positions
from backtrick.sprints.game_parts import watch_of

GAME = GAMES["seven-ate-nine"]
SUMS = all_sums(GAME)


def test_all_sums_have_a_result() -> None:
    """They are those by which the rules let cards lie on each other."""
    fitting = {
        (card.value, card.step, value)
        for card, values in FITTING[False].items()
        for value in values
    }
    assert {(each.value, each.step, result) for each, result in SUMS.items()} == fitting


@given(asked=st.lists(st.sampled_from([*SUMS]), max_size=12), seed=st.integers(0, 2**53 - 1))
def test_each_position_asks_its_sum(asked: list[Sum], seed: int) -> None:
    """And no other; the same seed gives the same positions."""
    positions = drill_positions(GAME, asked, seed)
    assert [asked_sum(each) for each in positions] == asked
    assert all(each.others for each in positions)
    assert positions == drill_positions(GAME, asked, seed)


@given(
    answers=st.lists(
        st.builds(
            Answer,
            st.sampled_from([*SUMS][:3]),
            is_right=st.booleans(),
            took=st.integers(-5, 99_999),
        )
    )
)
def test_answers_are_counted_by_sum(answers: list[Answer]) -> None:
    """Each once; times of more than half a minute are cut off."""
    counts = counted(answers)
    assert sum(each.solved + each.wrong for each in counts) == len(answers)
    for each in counts:
        same = [answer for answer in answers if answer.sum == each.sum]
        right = [answer for answer in same if answer.is_right]
        assert each.solved == len(right)
        assert each.time == sum(min(max(answer.took, 0), 30_000) for answer in right)
        tail = same[len(same) - each.streak :]
        assert all(answer.is_right for answer in tail)
        assert each.streak == len(same) or not same[-1 - each.streak].is_right


def test_no_answers_count_nothing() -> None:
    """One counts for its sum alone."""
    one = next(iter(SUMS))
    assert counted([]) == ()
    assert counted([Answer(one, is_right=True, took=900)]) == (Count(one, 1, 0, 900, 1),)


def test_other_games_have_no_sums() -> None:
    """They say so."""
    for game in GAMES.values():
        if not game.in_real_time:
            assert watch_of(game, game.options()) is None
            with pytest.raises(ValueError, match="has no sums"):
                all_sums(game)
