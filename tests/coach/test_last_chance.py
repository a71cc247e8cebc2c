"""The point of no return is exact."""

from __future__ import annotations

import pytest

from backtrick import game
from backtrick.coach.last_chance import LastChance, last_chance
from backtrick.coach.quick_easy.last_chance import is_winnable
from backtrick.record import replay
from tests.coach.records import DUELS, TEAMS, Company, analysis_of, record_of, some_of


@pytest.mark.parametrize("company", some_of(TEAMS), ids=str)
def test_it_is_the_last_turn_before_which_the_game_could_be_won(company: Company) -> None:
    """From every later turn on it could not, from every earlier one it could."""
    record, analysis = record_of(company, 0), analysis_of(company, 0)
    found = analysis.last_chance
    if analysis.winners:
        assert found is None
        return
    assert found is not None
    assert found.is_decided
    assert found.turn is not None
    steps = [*replay(record)]
    for number, turn in enumerate(analysis.turns):
        state = steps[turn.first - 1].state
        assert is_winnable(state, 1_000_000) == (number <= found.turn)


def test_a_duel_has_none() -> None:
    """It is about a team that plays with open cards."""
    assert analysis_of(DUELS[0], 0).last_chance is None


def test_a_small_budget_leaves_it_open() -> None:
    """And says after which turn it is certain."""
    state = game("quick-easy").deal(game("quick-easy").options(starter=0), seed=1)
    assert last_chance([state], lambda _state, _budget: None, 0) == LastChance(0, is_decided=False)
    assert last_chance([state], lambda _state, _budget: False, 0) == LastChance(None)
